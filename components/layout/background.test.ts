import { backgroundOf } from './background';

test.each([
  ['/', 'shellPaper'],
  ['/health-insurance-plan/get-quote?product=aspire#plans', 'shellPaper'],
  ['/Empower/offer', 'shellHouse'],
  ['/appforms/senior-first/A1?x=1', 'shellHouse'],
  ['/appforms/rise/A1', 'shellPaper'],
  ['/travelLogin', 'shellTravel'],
  ['/TravelPlans', 'shellWhite'],
  ['/ohi-form', 'shellWhite'],
  ['/travel-insurance.html', 'shellPaper'],
])('%s stands on %s', (path, background) => {
  expect(backgroundOf(path)).toBe(background);
});
