import type { leavingRefusals as declared } from '../../../contract/leaving/refusals.ts'

export const leavingRefusals = {
  accountClosed: 'Аккаунттардың бірі жабылып қойған, оларды біріктіру мүмкін емес. Сұрауды қабылдамаңыз.',
  alreadyAsked: 'Мұндай өтініш бұрын жіберілген, біз оны қарап жатырмыз.',
  mergeProofInvalid: 'Код дұрыс емес немесе ескірген. Жаңасын сұраңыз.',
} satisfies Record<keyof typeof declared, string>
