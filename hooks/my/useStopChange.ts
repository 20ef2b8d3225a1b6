import { useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { toProblem } from '@/hooks/verify/usePhoneOtp';

type State = { is: 'open' | 'busy' | 'stopped' } | { is: 'failed'; message: string | undefined };

/** Stops a change by the token of a message's link. */
export function useStopChange(path: string, token: string) {
  const [state, setState] = useState<State>({ is: 'open' });
  const stop = async () => {
    setState({ is: 'busy' });
    try {
      await postJson(path, { token });
      setState({ is: 'stopped' });
    } catch (error) {
      setState({ is: 'failed', message: toProblem(error).message });
    }
  };
  return { state, stop };
}
