import type { ServiceIdentifier } from "inversify";

/** A typed name for a service. A symbol only: names are in the first download, the container is not. */
export const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);
