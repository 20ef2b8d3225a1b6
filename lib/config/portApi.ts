/** Moving to us from another insurer. */
export const portApi = {
  ports: '/api/portability',
  portWithdraw: '/api/portability/withdraw',
  deskPort: '/api/telecaller-dashboard/ports/port',
  deskPorts: '/api/telecaller-dashboard/ports',
  deskPortConfirm: '/api/telecaller-dashboard/ports/confirm',
  deskPortWork: '/api/telecaller-dashboard/ports/work',
} as const;
