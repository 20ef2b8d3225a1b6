import type { Channel, OtpPurpose } from '@/lib/domain/verify/otp.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

export type Recipient = {
  channel: Channel;
  to: string;
  purpose: OtpPurpose;
  staffId?: string;
  /** Id of the document that a signature is for. */
  subject?: string;
  /** Keyed hash of the document's answers, so that the code doesn't sign answers that were changed since. */
  answersHash?: string;
  /** Never delivered and matches no code; takes the same path otherwise. */
  isDecoy?: boolean;
};

export type OtpAsk = Pick<ApiRequest<unknown>, 'caller' | 'locale' | 'now'>;
