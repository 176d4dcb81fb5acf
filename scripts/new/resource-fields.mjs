// Each kind of field, as it appears in the contract, in the table, in a list and in a form.
import { camel, requireForm, sentence } from './names.mjs';
import { Refusal } from './tree.mjs';

const whole = "z.number('Enter a number').int('Enter a whole number').min(0, 'At least 0').max(2_147_483_647)";

const kinds = {
  text: {
    schema: "z.string().trim().min(1, 'Enter a value').max(120, 'At most 120 characters')",
    column: 'text().notNull()',
    sample: "'A sample'",
    cell: (name) => `cell.text(({ ${name} }) => ${name}, { minWidth: 140 })`,
  },
  'long-text': {
    schema:
      "z.string().trim().max(2000, 'At most 2000 characters').register(fieldHints, { kind: 'long-text' }).default('')",
    column: "text().notNull().default('')",
    sample: "'A sample'",
    cell: (name) => `cell.exported(({ ${name} }) => ${name})`,
  },
  number: {
    schema: whole,
    column: 'integer().notNull()',
    sample: '7',
    cell: (name) => `cell.number(({ ${name} }) => ${name}, { width: 112 })`,
  },
  money: {
    schema: `${whole}.register(fieldHints, { kind: 'money' })`,
    column: 'integer().notNull()',
    sample: '990',
    cell: (name) => `cell.money(({ ${name} }) => ({ amount: ${name}, currency: 'EUR' }), { width: 112 })`,
  },
  switch: {
    schema: 'z.boolean().default(false)',
    column: 'boolean().notNull().default(false)',
    sample: 'true',
    cell: (name) => `cell.exported(({ ${name} }) => String(${name}))`,
  },
};

const form = `fields are name:kind, separated by commas; the kinds are ${Object.keys(kinds).join(', ')}`;
const keyOf = (name) => camel(name.replaceAll('_', '-'));
const lines = (fields, write) => fields.map(write).join('\n');
const listed = (fields, write) => fields.map(write).join(', ');
const pair = (key, value) => (key === value ? key : `${key}: ${value}`);

/** The values for the templates, from typed fields such as `name:text,price:money`. */
export function fieldsOf(typed, area, one) {
  const fields = typed.split(',').map((field) => {
    const [name = '', kind = ''] = field.split(':');
    requireForm(name, /^[a-z]+(_[a-z]+)*$/, form);
    if (!Object.hasOwn(kinds, kind)) throw new Refusal(`"${field}" is not a valid field: ${form}.`);
    return { name, key: keyOf(name), words: sentence(name.replaceAll('_', '-')), kind, ...kinds[kind] };
  });
  const [first] = fields;
  if (first.kind !== 'text') throw new Refusal('The first field names the record and must be a text.');
  if (new Set(['id', 'created_at', ...fields.map(({ name }) => name)]).size !== fields.length + 2)
    throw new Refusal('Each field needs a unique name; id and created_at are added automatically.');
  const texts = fields.filter(({ kind }) => kind === 'text');
  const sorted = fields.filter(({ name, kind }) => name === first.name || kind === 'number' || kind === 'money');
  const types = [...new Set(fields.map(({ column }) => column.slice(0, column.indexOf('('))))];
  const { name } = first;
  const link = `cell.link(({ ${name} }) => ${name}, ({ id }) => href(adminRoutes.${one}, { ${one}: id }))`;
  return {
    first: name,
    hintsImport: fields.some(({ schema }) => schema.includes('fieldHints'))
      ? "import { fieldHints } from './schemas/field-hints.ts';\n"
      : '',
    schema: lines(fields, ({ name, schema }) => `  ${name}: ${schema},`),
    columns: lines(fields, ({ key, column }) => `  ${key}: ${column},`),
    columnImports: [...types, 'pgTable'].toSorted((a, b) => a.localeCompare(b)).join(', '),
    sorts: listed(sorted, ({ name }) => `'${name}'`).concat(", 'created_at'"),
    searched: listed(texts, ({ words }) => words.toLowerCase()),
    Searched: listed(texts, ({ words }) => words),
    searchColumns: listed(texts, ({ key }) => `table.${key}`),
    sortColumns: [
      ...sorted.map(
        ({ name, key, kind }) => `${name}: ${kind === 'text' ? `sql\`lower(\${table.${key}})\`` : `table.${key}`}`,
      ),
      'created_at: table.createdAt',
    ].join(', '),
    draftKeys: listed(fields, ({ name }) => name),
    values: listed(fields, ({ name, key }) => pair(key, name)),
    presented: lines(fields, ({ name, key }) => `  ${name}: row.${key},`),
    sample: listed(fields, ({ name, sample }) => `${name}: ${sample}`),
    cells: lines(fields, (field) => `    ${field.name}: ${field === first ? link : field.cell(field.name)},`),
    columnTexts: lines(fields, ({ name, words }) => `  '${area}.column.${name}': '${words}',`),
    fieldNames: listed(fields, ({ name }) => `'${name}'`),
  };
}
