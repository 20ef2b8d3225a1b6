import { useEffect, useMemo } from 'react';
import { mutate } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import type { DraftStore, DraftToSave } from '@/lib/client/saving/draftSaver';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api, paths } from '@/lib/config/paths';
import type { Draft } from '@/lib/domain/application/answers';
import { carryOver } from '@/lib/domain/application/carryOver';
import type { ApplicationDto, SavedSectionDto } from '@/lib/domain/application/contract';
import type { FilledForm } from '@/lib/domain/application/prefill';
import type { OpenFields } from '@/lib/domain/application/progress';
import { type Section, SECTIONS } from '@/lib/domain/application/sections';
import { useLate } from '@/lib/late/useLate';
import type { Problems } from '@/lib/validation/common/problems';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';

type FormProblems = Readonly<Record<Section, Problems>>;

const applicationDraft = (applicationId: string): DraftStore => ({
  right: 'journeys',
  load: async () => {
    const key = `${api.applicationForm}?${new URLSearchParams({ applicationId })}`;
    const application = await getJson<ApplicationDto>(key);
    const isOver = application.submittedAt !== undefined;
    // The application was signed elsewhere, so the page moves on.
    if (isOver) await mutate(key, application, { revalidate: false });
    return { values: application.form, version: application.version, isOver };
  },
  save: (draft) => saveSections(applicationId, draft),
});

/** A page's last save carries no version, and sends only what was typed in each section, all in one request. */
async function saveSections(
  applicationId: string,
  { typed, changed, version }: DraftToSave,
): Promise<{ version?: number }> {
  const post = (section: string, over: number | undefined) => {
    const body = { applicationId, section, data: typed[section], version: over };
    return postJson<SavedSectionDto>(api.applicationForm, body, { keepalive: true });
  };
  const sections = Object.keys(changed);
  if (version === undefined) {
    await Promise.all(sections.map((section) => post(section, undefined)));
    return {};
  }
  let saved = version;
  for (const section of sections) saved = (await post(section, saved)).version;
  return { version: saved };
}

export function useApplicationForm({ applicationId, quoteId, today, plan, form: stored }: ApplicationDto) {
  const draft = useServerDraft<FilledForm>('application', applicationId, applicationDraft);
  const { report } = useJourneyResume();
  const { product, isBlocked } = plan;
  useEffect(() => {
    const url = `${paths.appform(product, applicationId)}?${new URLSearchParams({ quoteId })}`;
    report({ stage: 'appform_119', url, quoteId });
  }, [report, product, applicationId, quoteId]);

  const form: FilledForm = useMemo(() => ({ ...stored, ...draft.values }), [stored, draft.values]);
  const problems = useProblems(form, today, isBlocked);
  const { change } = draft;
  const write = (section: Section, values: Draft) =>
    change(section === 'proposer' ? carryOver(form, values) : { [section]: values });
  const isLocked = draft.error instanceof ApiError && draft.error.status === 401;
  return { draft, form, problems, open: problems && toOpenFields(problems), write, isLocked };
}

const loadRules = () => import('@/lib/validation/application/checkSection');

function useProblems(form: FilledForm, today: string, isBlocked: boolean): FormProblems | undefined {
  const rules = useLate(loadRules);
  return useMemo(() => {
    if (!rules) return undefined;
    const asked = { today, isBlocked };
    const entries = SECTIONS.map((section) => [section, rules.checkSection(section, form, asked)]);
    return Object.fromEntries(entries) as FormProblems;
  }, [rules, form, today, isBlocked]);
}

function toOpenFields(problems: FormProblems): OpenFields {
  const entries = SECTIONS.map((section) => [section, Object.keys(problems[section])]);
  return Object.fromEntries(entries) as OpenFields;
}

export type FormOfApplication = ReturnType<typeof useApplicationForm>;
