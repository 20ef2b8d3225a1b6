import { useCallback, useEffect } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useTypedForm } from '@/hooks/common/forms/useTypedForm';
import { useResumeForm } from '@/hooks/resume/useResumeForm';
import { isProvenElsewhere, isTemporary } from '@/lib/client/common/apiError';
import { savedForm } from '@/lib/client/saving/savedForm';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import { changedFields, type Draft, type Stamps } from '@/lib/domain/common/draft';
import { useQuote } from './useQuote';

/** A form of the journey: where it is kept, and how it is read from there. */
export type KeptForm<Values extends FieldValues> = {
  /** On this device. */
  key: FormKey;
  /** In the resume record. */
  part: 'family' | 'trip';
  empty: Values;
  parse: (kept: unknown) => Values | undefined;
  ofQuote: (quote: QuoteDto) => FormValues | undefined;
  /** Whether what this device keeps was typed for this quote. */
  isOf: (own: Values, quoteId: string) => boolean;
  /** Whether it gives way to the form of another quote that is opened here. */
  givesWay: boolean;
  /** What the form shows before that is typed. */
  complete: (values: Values, quoteId: string | undefined, birth: unknown) => Values;
  resolver: Resolver<Values>;
};

/** What the record keeps of this quote's form. */
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

/** So long handing in a form waits for what may have been typed elsewhere. */
const LOOK_MS = 3_000;

/** What was typed on other devices, or saved in the quote, comes into the form of this device where it is newer. */
function useElsewhere<Values extends FieldValues>(
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

  /** Looks once more: the values with what is newer elsewhere. */
  const newest = async (values: Values): Promise<Values> => {
    const before = savedForm(kind.key).draft().values;
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, LOOK_MS));
    const looks = Promise.all([record.mutate(), quote.mutate()]).catch(() => undefined);
    const found = await Promise.race([looks, patience]);
    if (found) take(...found);
    return { ...values, ...changedFields(before, savedForm(kind.key).draft().values) };
  };
  const isFound = ofRecord(kind, quoteId, record.data) ?? (quote.data && kind.ofQuote(quote.data));
  return {
    isLoading: isAsking && (record.isLoading || quote.isLoading),
    isFound: isFound !== undefined,
    isReadable: quote.data !== undefined,
    isNone: quote.error !== undefined && !isTemporary(quote.error),
    isElsewhere: isProvenElsewhere(quote.error),
    newest,
  };
}

type Kept<Values> = { kept: Values | undefined; isOwn: boolean };
type Elsewhere = Readonly<Record<'isLoading' | 'isFound' | 'isReadable' | 'isNone', boolean>>;

/** What the form shows, as far as it is known by now; `isBound` where it is this quote's from then on. */
function shownOf<Values extends FieldValues>(
  { empty, givesWay }: KeptForm<Values>,
  { kept, isOwn }: Kept<Values>,
  { isLoading, isFound, isReadable, isNone }: Elsewhere,
) {
  const isKept = isOwn || !givesWay || !(isLoading || isReadable);
  const other = isLoading || isFound ? undefined : empty;
  return { values: isKept ? (kept ?? other) : other, isBound: isOwn || !isNone };
}

type Options<Values> = {
  quoteId: string | undefined;
  isHydrated: boolean;
  /** Takes further what is typed. */
  onTyped?: (values: Values) => void;
};

/** A form of the journey, kept on this device as it is typed: of each field what was typed last, on whatever device. */
export function useKeptForm<Values extends FieldValues>(
  kind: KeptForm<Values>,
  { quoteId, isHydrated, onTyped }: Options<Values>,
) {
  const { saved, save } = useSavedForm(kind.key);
  const birth = useSavedForm('form1').saved?.dateOfBirth;
  const elsewhere = useElsewhere(kind, quoteId, isHydrated);
  const kept = kind.parse(saved);
  const isOwn = kept !== undefined && (quoteId === undefined || kind.isOf(kept, quoteId));
  const { values, isBound } = shownOf(kind, { kept, isOwn }, elsewhere);
  const form = useTypedForm({
    resolver: kind.resolver,
    empty: kind.empty as DefaultValues<Values>,
    known: values && kind.complete(values, isBound ? quoteId : undefined, birth),
    save,
    onTyped,
  });
  const { newest, isElsewhere } = elsewhere;
  return { form, isLoading: values === undefined, newest, isElsewhere };
}
