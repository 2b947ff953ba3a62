import { fact } from '../../../kernel/facts.ts'

/** Somebody signed in on a device the person has not used before. */
export const newDeviceSignedIn = fact<{ userId: number; device: string | null; at: string }>('account.newDevice')
