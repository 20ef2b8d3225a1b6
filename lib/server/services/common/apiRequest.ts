import type { Locale } from '@/lib/i18n/locales';
import type { Caller } from '@/lib/server/auth/caller';
import type { StaffActor } from '@/lib/server/auth/staffSession';

export type ApiRequest<Input> = {
  input: Input;
  caller: Caller;
  /** Of the caller; of IPv6 its /64. Neither kept nor logged. */
  address?: string;
  requestId: string;
  now: Date;
  locale: Locale;
  idempotencyKey?: string;
  /** Of an event stream that is taken up again. */
  lastEventId?: string;
  staff?: StaffActor;
};
