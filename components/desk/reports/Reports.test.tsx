import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REPORT_KINDS, REPORTS } from '@/lib/domain/reports/reports';
import type { DeskReportDto } from '@/lib/domain/reports/contract';
import desk from '@/locales/en/desk.json';
import deskReports from '@/locales/en/deskReports.json';
import report from '@/locales/en/report.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, expectFocusIn, inPage } from '@/tests/browser/inPage';
import { Reports } from './Reports';

test.each(REPORT_KINDS.filter((kind) => REPORTS[kind].isFollowed))(
  'who answers a report of %s stays at it, hears it, and finds what was typed after another view',
  async (kind) => {
    const found: DeskReportDto = { reportId: 'RE-1', kind, sentOn: '2026-11-20', answers: {}, lines: [] };
    const lines = [{ from: 'us', at: '2026-11-20', text: 'We look into it' }] as const;
    let shown = found;
    const calls = fakeApi(() => {
      if (calls.at(-1)?.method === 'POST') shown = { ...found, lines };
      return { body: { reports: [shown], page: 1, limit: 20, total: 1 } };
    });
    const show = () =>
      render(<Reports />, { wrapper: inPage(aRouter().router, { desk, deskReports, report }) });
    const first = show();
    const field = () => screen.findByRole('textbox', { name: deskReports.write });
    await userEvent.type(await field(), 'We look into it');
    first.unmount();
    show();
    expect(await field()).toHaveValue('We look into it');
    const card = screen.getByRole('listitem');
    await userEvent.click(screen.getByRole('button', { name: deskReports.send }));
    expect(await within(card).findByText(deskReports.sent)).toBeVisible();
    await expectFocusIn(card);
    expect(await field()).toHaveValue('');
    expect(sessionStorage.getItem('deskTyped')).toBeNull();
  },
);
