import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createElement, type ComponentProps } from 'react';
import application from '@/locales/en/application.json';
import common from '@/locales/en/common.json';
import { StartPayment } from '@/components/payment/StartPayment';
import bill from '@/locales/en/bill.json';
import payment from '@/locales/en/payment.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { DeclarationFields } from './DeclarationFields';

const price = {
  priceAfterTax: 12_488,
  breakdown: [],
  tenure: 1,
  validUntil: '2026-12-22',
  productName: 'ReAssure 2.0',
};
const offer = { quoteId: 'q1', mode: 'pay', price, people: 3, next: 'payment' };
const wrapper = inPage(aRouter().router, { application, bill, payment });

const places = {
  declaration: createElement(DeclarationFields, {
    plan: { quoteId: 'q1', isBlocked: false, price },
    values: {},
    errors: {},
    onChange: () => undefined,
  } as unknown as ComponentProps<typeof DeclarationFields>),
  payment: createElement(StartPayment, {
    offer,
    onChanged: () => undefined,
  } as unknown as ComponentProps<typeof StartPayment>),
};

test.each(Object.entries(places))('the sheet that is signed for can be opened at the %s', (_where, part) => {
  render(part, { wrapper });
  const name = new RegExp(common.informationSheet.replace(/[()]/g, '\\$&'));
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    '/api/health-insurance-plan/quote/information-sheet?quoteId=q1&language=en',
  );
});
