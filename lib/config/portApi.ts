/** Endpoints of moves from another insurer. */
export const portApi = {
  ports: '/api/portability',
  portWithdraw: '/api/portability/withdraw',
  portDocument: '/api/portability/document',
  deskPort: '/api/telecaller-dashboard/ports/port',
  deskPorts: '/api/telecaller-dashboard/ports',
  deskPortConfirm: '/api/telecaller-dashboard/ports/confirm',
  deskPortPaper: '/api/telecaller-dashboard/ports/paper',
  deskPortWork: '/api/telecaller-dashboard/ports/work',
} as const;
