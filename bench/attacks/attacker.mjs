// A process of its own, so that the attacker's work does not count towards the time that others wait.
import { argv } from 'node:process';
import { openSockets, pipeline } from './strangers.mjs';

const attacks = { openSockets, pipeline };
const [name, options] = argv.slice(2);
attacks[name](JSON.parse(options));
