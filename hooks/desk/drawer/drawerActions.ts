import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { OwnerDto } from '@/lib/domain/desk/list/contract';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import type { ContactOutcome } from '@/lib/domain/desk/drawer/notes';
import type { OmniPaymentDto } from '@/lib/domain/desk/drawer/payment';
import type { RelogDto } from '@/lib/domain/desk/drawer/relog';

type Shown = Pick<DeskQuoteDto, 'subject' | 'numberMark'>;
export type CallBack = { day: string; time: string; to?: string };

/** The telecaller's actions in the drawer. The history is reloaded after each, also after a refusal. */
export function drawerActions(quoteId: string, renew: () => Promise<unknown>) {
  const renewed = <T>(answer: Promise<T>): Promise<T> => answer.finally(() => void renew());
  return {
    addNote: (text: string, idempotencyKey: string) =>
      renewed(postJson(api.deskNotes, { quoteId, text }, { idempotencyKey })),
    noteOutcome: (outcome: ContactOutcome, shown: Shown, idempotencyKey: string) =>
      renewed(postJson(api.deskOutcomes, { quoteId, outcome, ...shown }, { idempotencyKey })),
    callBack: (call: CallBack, idempotencyKey: string) =>
      renewed(postJson(api.deskCallBacks, { quoteId, ...call }, { idempotencyKey })),
    handOver: (to?: string) => renewed(postJson<OwnerDto>(api.quoteOwner, { quoteId, to })),
    checkPayment: () => renewed(postJson<OmniPaymentDto>(api.omniPayment, { quoteId, check: true })),
    relog: (applicationId: string) => renewed(postJson<RelogDto>(api.relog, { applicationId })),
  };
}

export type DrawerActions = ReturnType<typeof drawerActions>;
