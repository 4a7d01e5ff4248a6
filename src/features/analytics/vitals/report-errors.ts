/** Part of the starter script; reports uncaught errors, also those before any module has run. */

/**
 * Plain browser source. At most five of a document; only messages, without what looks like an email
 * address or a query, and the path of the file.
 */
export const reportErrors = `let errorsLeft=5;
const reportError=(message,source,line)=>{if(errorsLeft-->0)navigator.sendBeacon?.("/_api/events",new Blob([JSON.stringify({
events:[{name:"browser_error",params:{message:(String(message).replace(/\\S+@\\S+|[?#]\\S+/g,"…")||"?").slice(0,200),
source:String(source||"").replace(/^https?:..[^/]*|[?#].*/g,"").slice(0,200),line:Number(line)||0}}]})],{type:"application/json"}))};
addEventListener("error",e=>e.message&&reportError(e.message,e.filename,e.lineno));
addEventListener("unhandledrejection",({reason})=>reportError(reason));`;
