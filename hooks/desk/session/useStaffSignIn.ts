import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { askForCode } from '@/lib/client/verify/askForCode';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { InboundOfferDto, OtpChallengeDto } from '@/lib/domain/verify/contract';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';

/** The server's message, if any, and the alternative proof that it offers. */
export type Refused = { message: string | undefined; offer?: InboundOfferDto | undefined };

/** Never rejects: each call answers its error. */
export function useStaffSignIn() {
  const { mutate } = useSWRConfig();
  const keyOf = useIdempotencyKey();
  const [isWorking, setIsWorking] = useState(false);
  return {
    /** The device is solving a proof of work. */
    isWorking,
    askForCode: (staffId: string): Promise<OtpChallengeDto | Refused> =>
      askForCode(api.otpStaffGenerate, { staffId }, setIsWorking).catch(toRefused),
    /** Signs in by the typed code, or without one by an inbound SMS. */
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
