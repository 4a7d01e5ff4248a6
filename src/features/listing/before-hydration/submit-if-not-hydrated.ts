/**
 * FIND-2: part of the starter script; submits a filter change natively where the
 * listing does not hydrate in time.
 */

/** Time in ms that a change waits for hydration before the form is submitted. */
export const SUBMIT_AFTER_MS = 1_500;

/** Attribute of the form until it is hydrated. */
export const HYDRATION_PENDING = 'data-unhydrated';

/**
 * Plain browser source. The submission cancels other downloads; leaving
 * the page cancels the submission.
 */
export const submitIfNotHydrated = `(()=>{let timer=0;
const cancel=()=>{clearTimeout(timer);timer=0};
addEventListener("beforeunload",cancel);
addEventListener("change",({target:{form}})=>{
if(form?.matches("[${HYDRATION_PENDING}]"))timer||=setTimeout(()=>{cancel();
if(!form.isConnected||!form.matches("[${HYDRATION_PENDING}]"))return;
const chosen=new URLSearchParams([...new FormData(form)].filter(([,value])=>value));
stop();location.assign(form.action+"?"+chosen)},${SUBMIT_AFTER_MS})})})();`;
