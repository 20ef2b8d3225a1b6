import useSWR from 'swr';
import { useFragment } from '@/hooks/common/page/useFragment';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { toCertificateCode } from '@/lib/domain/travel/certificate';
import type { CertificateCheckDto } from '@/lib/domain/travel/contract';

/** The code is in the fragment, so that no server's log has it. */
export function useCertificateCheck() {
  const code = toCertificateCode(useFragment() ?? '') ?? '';
  const { data, error, mutate, isValidating } = useSWR<CertificateCheckDto, unknown>(
    code ? [api.certificateCheck, code] : null,
    () => postJson<CertificateCheckDto>(api.certificateCheck, { code }),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    code,
    check: error === undefined ? data : undefined,
    hasFailed: error !== undefined,
    isBusy: isValidating,
    ask: (typed: string) => {
      window.location.hash = typed;
      void mutate();
    },
  };
}
