const closing = new Map<string, Promise<unknown>>();

/** Reopening a claim waits for the last save of what was typed in it before. */
export function noteClosing(claimId: string, closed: Promise<unknown>): void {
  closing.set(claimId, closed);
}

export async function whenClosed(claimId: string): Promise<void> {
  await closing.get(claimId);
  closing.delete(claimId);
}
