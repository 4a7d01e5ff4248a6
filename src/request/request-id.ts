/** Id of the request that an error page names; null in the browser and on other pages. */
import { createContext } from 'react';

export const RequestIdContext = createContext<string | null>(null);
