import { REPORTS, type ReportKind } from '@/lib/domain/reports/reports';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { loadSitePage } from './pages';

/** The texts of a page with a report form below. Of the forms' texts, only those of its own form. */
export async function loadReportPage(kind: Exclude<ReportKind, 'talk'>, locale: string | undefined) {
  const page = await loadSitePage(REPORTS[kind].path, locale);
  const { report } = await loadMessages(locale, ['report']);
  const { wrongdoing, weakness, call, talk: _panels, ...shared } = report ?? {};
  const own = { wrongdoing, weakness, call }[kind];
  return { ...page, messages: { ...page.messages, report: { ...shared, [kind]: own } } };
}
