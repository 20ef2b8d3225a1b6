/** POST /api/leads/group: when we call, and what to name then. */
export type GroupLeadDto = { reference: string; from: string; to: string };
