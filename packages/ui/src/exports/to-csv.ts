export { type CsvCell, toCsv } from '../chart/to-csv.ts';
