import { useCallback, useEffect } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useTypedForm } from '@/hooks/common/forms/useTypedForm';
import { useResumeForm } from '@/hooks/resume/useResumeForm';
import { isProvenElsewhere, isTemporary } from '@/lib/client/common/apiError';
import { savedForm } from '@/lib/client/saving/savedForm';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';
import { wait } from '@/lib/client/common/wait';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import { changedFields, type Draft, type Stamps } from '@/lib/domain/common/drafts/draft';
import { useQuote } from './useQuote';

export type KeptForm<Values extends FieldValues> = {
  /** Its key in this browser's storage. */
  key: FormKey;
  /** Its key in the resume record. */
  part: 'family' | 'trip';
  empty: Values;
  parse: (kept: unknown) => Values | undefined;
  ofQuote: (quote: QuoteDto) => FormValues | undefined;
  /** Whether this device's values belong to this quote. */
  isOf: (own: Values, quoteId: string) => boolean;
  /** Whether opening another quote replaces this device's values. */
  givesWay: boolean;
  /** Adds defaults for display. */
  complete: (values: Values, quoteId: string | undefined, birth: unknown) => Values;
  resolver: Resolver<Values>;
};

function ofRecord<Values extends FieldValues>(
  { parse, part }: KeptForm<Values>,
  quoteId: string | undefined,
  record: ResumeRecordDto | undefined,
): Draft | undefined {
  const form = record?.getQuickQuoteForm;
  const typedAt = form?.typedAt as Readonly<Record<string, Stamps>> | undefined;
  const values = quoteId === undefined || record?.quoteId === quoteId ? parse(form?.[part]) : undefined;
  return values && { values, stamps: typedAt?.[part] ?? {} };
}

/** How long a submit waits for newer values from other devices. */
const LOOK_MS = 3_000;

function useServerCopy<Values extends FieldValues>(
  kind: KeptForm<Values>,
  quoteId: string | undefined,
  isAsking: boolean,
) {
  const record = useResumeForm(isAsking);
  const quote = useQuote(isAsking ? quoteId : undefined);

  const take = useCallback(
    (recordNow: ResumeRecordDto | undefined, quoteNow: QuoteDto | undefined): void => {
      const form = savedForm(kind.key);
      const own = kind.parse(form.draft().values);
      if (own && quoteId !== undefined && !kind.isOf(own, quoteId)) {
        if (!quoteNow || !kind.givesWay) return;
        form.empty();
      }
      const saved = quoteNow && kind.ofQuote(quoteNow);
      const typed = ofRecord(kind, quoteId, recordNow);
      if (saved) form.takeQuote(saved, Date.parse(quoteNow.updatedAt));
      if (typed) form.take(typed);
    },
    [kind, quoteId],
  );
  useEffect(() => take(record.data, quote.data), [take, record.data, quote.data]);

  const newest = async (values: Values): Promise<Values> => {
    const before = savedForm(kind.key).draft().values;
    const looks = Promise.all([record.mutate(), quote.mutate()]).catch(() => undefined);
    const found = await Promise.race([looks, wait(LOOK_MS)]);
    if (found) take(...found);
    return { ...values, ...changedFields(before, savedForm(kind.key).draft().values) };
  };
  const isFound = ofRecord(kind, quoteId, record.data) ?? (quote.data && kind.ofQuote(quote.data));
  return {
    isLoading: isAsking && (record.isLoading || quote.isLoading),
    isFound: isFound !== undefined,
    isReadable: quote.data !== undefined,
    isNone: quote.error !== undefined && !isTemporary(quote.error),
    needsProof: isProvenElsewhere(quote.error),
    newest,
  };
}

type Kept<Values> = { kept: Values | undefined; isOwn: boolean };
type ServerCopy = Readonly<Record<'isLoading' | 'isFound' | 'isReadable', boolean>>;

/** The values to show; undefined while they are awaited. */
function shownOf<Values extends FieldValues>(
  { empty, givesWay }: KeptForm<Values>,
  { kept, isOwn }: Kept<Values>,
  { isLoading, isFound, isReadable }: ServerCopy,
): Values | undefined {
  // Another quote's values give way to a quote that can be opened.
  const isReplaced = !isOwn && givesWay && (isLoading || isReadable);
  if (kept && !isReplaced) return kept;
  return isLoading || isFound ? undefined : empty;
}

type Options<Values> = {
  quoteId: string | undefined;
  isHydrated: boolean;
  onTyped?: (values: Values) => void;
};

/** The latest edit wins per field, across devices. */
export function useKeptForm<Values extends FieldValues>(
  kind: KeptForm<Values>,
  { quoteId, isHydrated, onTyped }: Options<Values>,
) {
  const { saved, save } = useSavedForm(kind.key);
  const birth = useSavedForm('form1').saved?.dateOfBirth;
  const serverCopy = useServerCopy(kind, quoteId, isHydrated);
  const kept = kind.parse(saved);
  const isOwn = kept !== undefined && (quoteId === undefined || kind.isOf(kept, quoteId));
  const values = shownOf(kind, { kept, isOwn }, serverCopy);
  const isBound = isOwn || !serverCopy.isNone;
  const form = useTypedForm({
    resolver: kind.resolver,
    empty: kind.empty as DefaultValues<Values>,
    known: values && kind.complete(values, isBound ? quoteId : undefined, birth),
    save,
    onTyped,
  });
  const { newest, needsProof } = serverCopy;
  return { form, known: values, isLoading: values === undefined, newest, needsProof };
}
