import { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/apiError';
import { postJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { OtpChallengeDto } from '@/lib/domain/contract';

/** What the server said against it, if it said anything. */
export type Refused = { message: string | undefined };

/** The two steps of a staff sign-in. Each answers what came of it, and never rejects. */
export function useStaffSignIn() {
  const { mutate } = useSWRConfig();
  return {
    askForCode: (staffId: string): Promise<OtpChallengeDto | Refused> =>
      postJson<OtpChallengeDto>(api.otpStaffGenerate, { staffId }).catch(toRefused),
    signIn: async (requestId: string, otp: string): Promise<Refused | undefined> => {
      try {
        await postJson(api.otpStaffValidate, { requestId, otp });
        await mutate(api.staffSession);
        return undefined;
      } catch (error) {
        return toRefused(error);
      }
    },
  };
}

function toRefused(error: unknown): Refused {
  return { message: error instanceof ApiError ? error.serverMessage : undefined };
}
