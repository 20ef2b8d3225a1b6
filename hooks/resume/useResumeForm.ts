import { useMemo } from 'react';
import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { readResumeId } from '@/lib/client/resume/resumeCookies';
import { api } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';

/** The resume record with what was typed on any device, looked up again when this page is seen again. */
export function useResumeForm(isEnabled: boolean) {
  // Read once: a record that is made while this page is open holds nothing that the page has not.
  const uuid = useMemo(() => (isEnabled ? readResumeId() : undefined), [isEnabled]);
  const key = uuid ? `${api.revisit}?${new URLSearchParams({ uuid })}` : null;
  return useSWR<ResumeRecordDto, unknown>(key, getJson, { shouldRetryOnError: false });
}
