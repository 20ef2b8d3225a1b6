import type { Locale } from '@/lib/i18n/locales';
import type { Caller } from '@/lib/server/auth/caller';
import type { StaffActor } from '@/lib/server/auth/staffSession';

export type ApiRequest<Input> = {
  input: Input;
  caller: Caller;
  /** The caller's address; of an IPv6 address, its /64. It is neither kept nor logged. */
  address?: string;
  requestId: string;
  now: Date;
  locale: Locale;
  idempotencyKey?: string;
  /** The last event that the browser got, when it resumes a stream. */
  lastEventId?: string;
  staff?: StaffActor;
};
