import { useState } from 'react';
import { getFile } from '@/lib/client/common/fetcher';

export type DownloadState = 'idle' | 'busy' | 'failed';

export function useDownload(url: string, name: string) {
  const [state, setState] = useState<DownloadState>('idle');

  const download = async () => {
    setState('busy');
    try {
      const address = URL.createObjectURL(await getFile(url));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      // Delayed, since the browser reads the file after the click.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return { state, download };
}
