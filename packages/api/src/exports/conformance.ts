export { accountNames, type AccountName, type Accounts } from '../conformance/accounts.ts';
export { printReport } from '../conformance/print-report.ts';
export {
  runConformance,
  type ConformanceOptions,
  type ConformanceReport,
  type ConformanceRow,
} from '../conformance/run-conformance.ts';
