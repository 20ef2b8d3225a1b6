import { useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { toProblem } from '@/hooks/verify/usePhoneOtp';

type State = { is: 'open' | 'busy' | 'stopped' } | { is: 'failed'; message: string | undefined };

/** From the link that went to the old number. */
export function useStopNumber(token: string) {
  const [state, setState] = useState<State>({ is: 'open' });
  const stop = async () => {
    setState({ is: 'busy' });
    try {
      await postJson(api.myNumberObjection, { token });
      setState({ is: 'stopped' });
    } catch (error) {
      setState({ is: 'failed', message: toProblem(error).message });
    }
  };
  return { state, stop };
}
