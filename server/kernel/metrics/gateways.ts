import { Gauge, type Registry } from 'prom-client'
import type { GatewayStates } from '../gateway-health.ts'

export const gatewayGauge = (registry: Registry) => (readStates: () => Promise<GatewayStates>) => {
  new Gauge({
    name: 'gateway_failing',
    help: '1 while the recent uses of a gateway failed or its messages are late: mail, sms, storage',
    labelNames: ['gateway'],
    registers: [registry],
    async collect() {
      for (const [gateway, state] of Object.entries(await readStates())) this.set({ gateway }, state === 'failing' ? 1 : 0)
    },
  })
}
