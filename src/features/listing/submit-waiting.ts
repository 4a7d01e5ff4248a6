/** FIND-2: part of the starter script. A filter whose listing does not wake in time is sent as without script. */

/** In ms: how long a choice waits for code before the server answers it. */
export const PATIENCE = 1_500;

/** The attribute of the form until its code is there. */
export const HYDRATION_PENDING = 'data-unhydrated';

/** Plain browser source. What else was on its way gives room; who has left meanwhile is not called back. */
export const submitWaiting = `(()=>{let timer=0;
const settle=()=>{clearTimeout(timer);timer=0};
addEventListener("beforeunload",settle);
addEventListener("change",({target:{form}})=>{
if(form?.matches("[${HYDRATION_PENDING}]"))timer||=setTimeout(()=>{settle();
if(!form.isConnected||!form.matches("[${HYDRATION_PENDING}]"))return;
const chosen=new URLSearchParams([...new FormData(form)].filter(([,value])=>value));
stop();location.assign(form.action+"?"+chosen)},${PATIENCE})})})();`;
