import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { askForCode } from '@/lib/client/verify/askForCode';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { InboundOfferDto, OtpChallengeDto } from '@/lib/domain/verify/contract';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';

/** What the server said against it, if it said anything, and how else the phone can prove itself. */
export type Refused = { message: string | undefined; offer?: InboundOfferDto | undefined };

/** The two steps of a staff sign-in. Each answers what came of it, and never rejects. */
export function useStaffSignIn() {
  const { mutate } = useSWRConfig();
  const keyOf = useIdempotencyKey();
  const [isWorking, setIsWorking] = useState(false);
  return {
    /** The device does the sum that a code costs now. */
    isWorking,
    askForCode: (staffId: string): Promise<OtpChallengeDto | Refused> =>
      askForCode(api.otpStaffGenerate, { staffId }, setIsWorking).catch(toRefused),
    /** By the code that was typed, or without one by the message that came from the phone. */
    signIn: async (requestId: string, otp?: string): Promise<Refused | undefined> => {
      try {
        const proof = { requestId, otp };
        await postJson(api.otpStaffValidate, proof, { idempotencyKey: keyOf(proof) });
        await mutate(api.staffSession);
        return undefined;
      } catch (error) {
        return toRefused(error);
      }
    },
  };
}

function toRefused(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { message: undefined };
  return { message: error.serverMessage, offer: error.body.inbound };
}
