import type { RouterContextProvider } from 'react-router'
import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import { api } from '../../../kernel/api.ts'
import { loadChannels } from '../../accounts/entry-guard.ts'

type Context = Readonly<RouterContextProvider>

export const loadAccount = async (context: Context, viewer: SessionUser) => {
  const call = api(context)
  const [person, phones, channels, networks, secondStep, passkeys, sessions, archive, deletion] = await Promise.all([
    call('GET /users/:id', { params: { id: viewer.id } }),
    call('GET /owner/phones'),
    loadChannels(context),
    call('GET /owner/external-accounts'),
    call('GET /user/second-step'),
    call('GET /user/passkeys'),
    call('GET /user/sessions'),
    call('GET /user/data-export'),
    call('GET /user/deletion-proposal'),
  ])
  return {
    person: {
      name: [person.last_name, person.first_name, person.father_name].filter(Boolean).join(' '),
      birthday: person.birthday ?? null,
    },
    email: { address: person.email ?? null, isConfirmed: viewer.emailConfirmed === true },
    phones: phones._items,
    channels,
    networks: networks._items,
    secondStep,
    passkeys: passkeys._items,
    sessions: sessions._items,
    archive: archive.export,
    deletion,
  }
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>
