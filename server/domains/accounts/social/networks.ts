import { hiddenNetworks } from '../../../../contract/limits.ts'
import type { Network } from '../../../kernel/gateways.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Resources } from '../../../kernel/resources.ts'

/** Hidden networks are never shown, even if they were bound earlier (V366, A109). */
export const isHidden = (network: string) => hiddenNetworks.some((hidden) => hidden === network)

type Deps = Pick<Resources, 'outside'> & { refuse: (code: 'networkUnknown') => Refusal }

export const networkOf = ({ outside, refuse }: Deps, name: string): Network => {
  const network = outside.social.networks.find((one) => one.network === name)
  if (!network || isHidden(name)) throw refuse('networkUnknown')
  return network
}
