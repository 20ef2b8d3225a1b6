import { backgroundOf } from './background';

test.each([
  ['/Empower/offer', 'shellHouse'],
  ['/ReAssure2', 'shellHouse'],
  ['/appforms/senior-first/A1?x=1', 'shellHouse'],
  ['/appforms/reassurev2/A1', 'shellHouse'],
  ['/appforms/aspire/A1', 'shellHouse'],
  ['/appforms/health-recharge/A1', 'shellHouse'],
  ['/appforms/health-premia/A1', 'shellHouse'],
  ['/appforms/rise/A1', 'shellPaper'],
  ['/travelLogin', 'shellTravel'],
  ['/TravelPlans', 'shellWhite'],
  ['/ohi-form', 'shellWhite'],
  ['/', 'shellPaper'],
  ['/v1', 'shellPaper'],
  ['/health-insurance-plan/get-quote?product=aspire#plans', 'shellPaper'],
  ['/health-insurance-plan/aspire', 'shellPaper'],
  ['/health-insurance-plans.html', 'shellPaper'],
  ['/family-health-insurance-plans.html', 'shellPaper'],
  ['/individual-health-insurance-plans.html', 'shellPaper'],
  ['/travel-insurance.html', 'shellPaper'],
  ['/mediclaim.html', 'shellPaper'],
  ['/mediclaim', 'shellPaper'],
])('%s stands on %s', (path, background) => {
  expect(backgroundOf(path)).toBe(background);
});
