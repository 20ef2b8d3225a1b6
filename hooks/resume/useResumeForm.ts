import { useMemo } from 'react';
import useSWR from 'swr/immutable';
import { getJson } from '@/lib/client/common/fetcher';
import { readResumeId } from '@/lib/client/resume/resumeCookies';
import { api } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';

/** The form as the record keeps it, for the browser whose own storage is empty. Nothing found is no error. */
export function useResumeForm(isEnabled: boolean) {
  // Read once: a record that is made while this page is open holds nothing that the page has not.
  const uuid = useMemo(() => (isEnabled ? readResumeId() : undefined), [isEnabled]);
  const key = uuid ? `${api.revisit}?${new URLSearchParams({ uuid })}` : null;
  const { data, isLoading } = useSWR<ResumeRecordDto, unknown>(key, getJson, { shouldRetryOnError: false });
  return { form: data?.getQuickQuoteForm, isLoading };
}
