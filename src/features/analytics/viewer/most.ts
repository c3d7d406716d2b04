/** How many records lists and files have, and of how many events the readers are told apart where there are no sums. */
export const most = { shown: 20, requests: 100, events: 1_000, requestsGiven: 10, eventsGiven: 50 } as const;
