/** The desk's calls about claims. */
export const deskClaimApi = {
  deskClaims: '/api/telecaller-dashboard/claims',
  deskClaim: '/api/telecaller-dashboard/claims/claim',
  deskClaimPaper: '/api/telecaller-dashboard/claims/paper',
  deskClaimBill: '/api/telecaller-dashboard/claims/bill',
  deskClaimAccount: '/api/telecaller-dashboard/claims/account',
  deskClaimPayout: '/api/telecaller-dashboard/claims/payout',
  deskClaimPayAgain: '/api/telecaller-dashboard/claims/pay-again',
  deskClaimRefuse: '/api/telecaller-dashboard/claims/refuse',
  deskClaimAsk: '/api/telecaller-dashboard/claims/ask',
  deskClaimNote: '/api/telecaller-dashboard/claims/note',
  deskClaimDecide: '/api/telecaller-dashboard/claims/decide',
  deskClaimDecideTrip: '/api/telecaller-dashboard/claims/decide-trip',
} as const;
