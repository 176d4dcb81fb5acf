import type links from './en/links.ts';
import type sync from './en/sync.ts';
import type invitations from './en/invitations.ts';
import type subUsers from './en/subUsers.ts';
import type account from './en/account.ts';
import type admin from './en/admin.ts';
import type cdn from './en/cdn.ts';
import type apiClients from './en/apiClients.ts';
import type images from './en/images.ts';
import type docker from './en/docker.ts';
import type globals from './en/globals.ts';
import type registries from './en/registries.ts';
import type mediaKeys from './en/mediaKeys.ts';
import type cdnHosts from './en/cdnHosts.ts';
import type commands from './en/commands.ts';
import type common from './en/common.ts';
import type customer from './en/customer.ts';
import type impersonation from './en/impersonation.ts';
import type guests from './en/guests.ts';
import type lists from './en/lists.ts';
import type login from './en/login.ts';
import type notices from './en/notices.ts';
import type forms from './en/forms.ts';
import type house from './en/house.ts';
import type inbox from './en/inbox.ts';
import type passwords from './en/passwords.ts';
import type process from './en/process.ts';
import type allProcesses from './en/allProcesses.ts';
import type server from './en/server.ts';
import type serverSettings from './en/serverSettings.ts';
import type services from './en/services.ts';
import type users from './en/users.ts';
import type backups from './en/backups.ts';
import type deploy from './en/deploy.ts';
import type deployment from './en/deployment.ts';
import type productSettings from './en/productSettings.ts';
import type deploymentPaths from './en/deploymentPaths.ts';
import type folders from './en/folders.ts';
import type libraryPaths from './en/libraryPaths.ts';
import type mountPaths from './en/mountPaths.ts';
import type move from './en/move.ts';
import type media from './en/media.ts';
import type exports from './en/exports.ts';
import type extractions from './en/extractions.ts';
import type dockerServices from './en/dockerServices.ts';
import type hetzner from './en/hetzner.ts';
import type nodeImages from './en/nodeImages.ts';
import type metrics from './en/metrics.ts';
import type reboots from './en/reboots.ts';
import type scriptRuns from './en/scriptRuns.ts';
import type scripts from './en/scripts.ts';
import type strip from './en/strip.ts';
import type status from './en/status.ts';
import type statusEntries from './en/statusEntries.ts';
import type uptime from './en/uptime.ts';
import type discord from './en/discord.ts';
import type discordAccount from './en/discordAccount.ts';
import type mail from './en/mail.ts';
import type mailServer from './en/mailServer.ts';
import type mailings from './en/mailings.ts';
import type maintenance from './en/maintenance.ts';
import type mounts from './en/mounts.ts';
import type nodeDefaults from './en/nodeDefaults.ts';
import type nodes from './en/nodes.ts';
import type collections from './en/collections.ts';
import type plexTools from './en/plexTools.ts';
import type products from './en/products.ts';
import type proof from './en/proof.ts';
import type security from './en/security.ts';
import type visitor from './en/public.ts';
import type restored from './en/restored.ts';
import type search from './en/search.ts';
import type setup from './en/setup.ts';
import type sshKeys from './en/sshKeys.ts';
import type shell from './en/shell.ts';
import type words from './en/words.ts';
import type timeline from './en/timeline.ts';
import type titles from './en/titles.ts';
import type adminTitles from './en/adminTitles.ts';
import type trials from './en/trials.ts';

/** All areas and their texts, as types only: the bundle contains the compiled texts. */
export interface Areas {
  common: typeof common;
  commands: typeof commands;
  lists: typeof lists;
  login: typeof login;
  public: typeof visitor;
  customer: typeof customer;
  admin: typeof admin;
  impersonation: typeof impersonation;
  notices: typeof notices;
  forms: typeof forms;
  house: typeof house;
  inbox: typeof inbox;
  passwords: typeof passwords;
  process: typeof process;
  backups: typeof backups;
  cdn: typeof cdn;
  apiClients: typeof apiClients;
  docker: typeof docker;
  globals: typeof globals;
  registries: typeof registries;
  images: typeof images;
  mediaKeys: typeof mediaKeys;
  cdnHosts: typeof cdnHosts;
  deploy: typeof deploy;
  move: typeof move;
  media: typeof media;
  deployment: typeof deployment;
  productSettings: typeof productSettings;
  exports: typeof exports;
  extractions: typeof extractions;
  dockerServices: typeof dockerServices;
  hetzner: typeof hetzner;
  nodeImages: typeof nodeImages;
  metrics: typeof metrics;
  reboots: typeof reboots;
  scriptRuns: typeof scriptRuns;
  scripts: typeof scripts;
  strip: typeof strip;
  status: typeof status;
  uptime: typeof uptime;
  discord: typeof discord;
  mail: typeof mail;
  mailServer: typeof mailServer;
  mailings: typeof mailings;
  maintenance: typeof maintenance;
  mounts: typeof mounts;
  nodeDefaults: typeof nodeDefaults;
  nodes: typeof nodes;
  collections: typeof collections;
  sync: typeof sync;
  plexTools: typeof plexTools;
  products: typeof products;
  allProcesses: typeof allProcesses;
  server: typeof server;
  serverSettings: typeof serverSettings;
  services: typeof services;
  proof: typeof proof;
  security: typeof security;
  restored: typeof restored;
  search: typeof search;
  setup: typeof setup;
  sshKeys: typeof sshKeys;
  shell: typeof shell;
  users: typeof users;
  account: typeof account;
  discordAccount: typeof discordAccount;
  subUsers: typeof subUsers;
  invitations: typeof invitations;
  links: typeof links;
  timeline: typeof timeline;
  titles: typeof titles;
  adminTitles: typeof adminTitles;
  words: typeof words;
  guests: typeof guests;
  trials: typeof trials;
  mountPaths: typeof mountPaths;
  libraryPaths: typeof libraryPaths;
  deploymentPaths: typeof deploymentPaths;
  statusEntries: typeof statusEntries;
  folders: typeof folders;
}
export type Area = keyof Areas;

type Texts = { [A in Area]: { [K in keyof Areas[A]]: Areas[A][K] } }[Area];
type TextOf<K> = Texts extends infer T ? (T extends unknown ? (K extends keyof T ? T[K] : never) : never) : never;

/** Every key of the catalogue. */
export type MessageKey = { [A in Area]: keyof Areas[A] }[Area];
/** The keys without arguments. */
export type PlainKey = { [K in MessageKey]: [ArgumentOf<TextOf<K>>] extends [never] ? K : never }[MessageKey];

/** The values to pass for a text: nothing, or an object with every argument of its ICU text. */
export type ArgumentsOf<K extends MessageKey> = [ArgumentOf<TextOf<K>>] extends [never]
  ? []
  : [values: { [A in ArgumentOf<TextOf<K>> as A[0]]: A[1] }];

/** The arguments of an ICU text as a union of `[name, type]`, derived from its literal type. */
export type ArgumentOf<S> = S extends string ? Walk<S, 'text', []> : never;

type Level = 'text' | 'argument';
/** Braces alternate between text and argument; `Outer` is the stack of enclosing levels. */
type Walk<S extends string, At extends Level, Outer extends Level[]> = S extends `${infer Before}{${infer After}`
  ? Before extends `${infer _}}${infer Rest}`
    ? Outer extends [infer Up extends Level, ...infer Further extends Level[]]
      ? Walk<`${Rest}{${After}`, Up, Further>
      : never
    : At extends 'text'
      ? Named<After> | Walk<After, 'argument', ['text', ...Outer]>
      : Walk<After, 'text', ['argument', ...Outer]>
  : never;

type Named<S extends string> = S extends `${infer Head}}${infer _}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? [Trim<Name>, Kind extends `select,${string}` ? string : number]
    : [Trim<Head>, string | number]
  : never;
type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;
