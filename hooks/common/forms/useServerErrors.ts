import { ApiError } from '@/lib/client/common/apiError';
import { useToasts } from '@/hooks/common/useToasts';

/** Errors without a field become a toast. */
export function useServerErrors() {
  const toasts = useToasts();
  const fieldsOf = (error: unknown, toName: (path: string) => string): Record<string, string> | undefined => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    if (fields.length === 0) {
      toasts.sayError(error);
      return undefined;
    }
    return Object.fromEntries(fields.map(([path, message]) => [toName(path), message]));
  };
  return { fieldsOf };
}
