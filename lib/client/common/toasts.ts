import type { ToastOptions } from 'react-toastify';
import { ApiError } from './apiError';
import { LoadedAnew } from '@/lib/client/site/tags';

type Kind = 'error' | 'success' | 'info';

const options: Record<Kind, ToastOptions> = {
  error: { role: 'alert', autoClose: 10_000 },
  success: { role: 'status', autoClose: 6_000 },
  info: { role: 'status', autoClose: 6_000 },
};

/** The server's sentence, or else the fallback ("Something went wrong" in the language of the page). */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** One short sentence that may pass; what has to stay is a note on the page. The same sentence is shown once. */
export async function showToast(kind: Kind, text: string): Promise<void> {
  const { toast } = await import('./toastContainer');
  toast[kind](text, { ...options[kind], toastId: text });
}

export function showError(error: unknown, fallback: string): void {
  if (error instanceof LoadedAnew) return;
  void showToast('error', errorText(error, fallback));
}
