/** Script in the head: remembers the size of pictures in listings, applied before first paint. */

/** Id of the switch, key in `localStorage`, and (after `data-`) attribute of the document. */
export const DENSE_GRID = 'dense-grid';

/** Plain browser source; the same on every page, so that its CSP hash is constant. */
export const rememberDensity = `(()=>{const name="${DENSE_GRID}",root=document.documentElement;
const set=on=>root.toggleAttribute("data-"+name,on);
try{if(localStorage.getItem(name))set(true)}catch{}
addEventListener("DOMContentLoaded",()=>{const box=document.getElementById(name);
if(box&&root.hasAttribute("data-"+name))box.checked=true});
addEventListener("change",({target:{id,checked}})=>{if(id!==name)return;set(checked);
try{checked?localStorage.setItem(name,"1"):localStorage.removeItem(name)}catch{}},true)})()`;
