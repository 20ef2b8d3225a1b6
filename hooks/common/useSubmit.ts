import { useState } from 'react';
import { ApiError, hasCode } from '@/lib/client/common/apiError';

export type Failure = { code: string | undefined; message: string; fields: Readonly<Record<string, string>> };

type Outcome<T> = { answer?: T; isConflict?: true };

export function useSubmit(texts: { conflict: string; failed: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** `failed` in place of that of the form. */
  const run = async <T>(send: () => Promise<T>, failed = texts.failed): Promise<Outcome<T>> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      return { answer: await send() };
    } catch (error) {
      const isConflict = hasCode(error, 'CONFLICT');
      setFailure(toFailure(error, isConflict ? texts.conflict : failed));
      return isConflict ? { isConflict } : {};
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, failure, run };
}

function toFailure(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { code: undefined, message: fallback, fields: {} };
  const isAboutForm = error.status === 400 || error.status === 422;
  return {
    code: error.code,
    message: isAboutForm ? (error.serverMessage ?? fallback) : fallback,
    fields: error.fields,
  };
}
