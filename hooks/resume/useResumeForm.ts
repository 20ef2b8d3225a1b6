import { useMemo } from 'react';
import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { readResumeId } from '@/lib/client/resume/resumeCookies';
import { api } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';

export function useResumeForm(isEnabled: boolean) {
  // Read once: a record created by this page holds nothing new to it.
  const uuid = useMemo(() => (isEnabled ? readResumeId() : undefined), [isEnabled]);
  const key = uuid ? `${api.revisit}?${new URLSearchParams({ uuid })}` : null;
  return useSWR<ResumeRecordDto, unknown>(key, getJson, { shouldRetryOnError: false });
}
