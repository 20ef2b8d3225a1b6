import type { ToastOptions } from 'react-toastify';
import { ApiError } from './apiError';
import { LoadedAnew } from '@/lib/client/site/tags';

type Kind = 'error' | 'success' | 'info';

const options: Record<Kind, ToastOptions> = {
  error: { role: 'alert', autoClose: 10_000 },
  success: { role: 'status', autoClose: 6_000 },
  info: { role: 'status', autoClose: 6_000 },
};

export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** For messages that may disappear; others belong in a Note. */
export async function showToast(kind: Kind, text: string): Promise<void> {
  const { toast } = await import('./toastContainer');
  toast[kind](text, { ...options[kind], toastId: text });
}

export function showError(error: unknown, fallback: string): void {
  if (error instanceof LoadedAnew) return;
  void showToast('error', errorText(error, fallback));
}
