import { lightQuery, preferenceKeys } from './preference.ts';

/**
 * Source of an inline script for the page's head: sets the theme and the density a person chose, else the system's theme,
 * before anything is painted. It is constant, so a content security policy can allow it by its hash.
 */
export const bootScript = [
  '(()=>{',
  'const d=document,r=d.documentElement.dataset,',
  'g=k=>{try{const v=localStorage.getItem(k);if(v)return v}catch{}',
  'const c=d.cookie.split("; ").find(c=>c.startsWith(k+"="));return c&&c.slice(k.length+1)},',
  `t=g("${preferenceKeys.theme}");`,
  `r.theme=t==="dark"||t==="light"?t:matchMedia("${lightQuery}").matches?"light":"dark";`,
  `r.density=g("${preferenceKeys.density}")==="compact"?"compact":"comfortable"`,
  '})()',
].join('');
