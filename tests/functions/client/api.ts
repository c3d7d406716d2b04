// @ts-nocheck: generated from /api/openapi.json by swagger-typescript-api, whose own code is not as strict as ours.
// Write it anew: npx vitest run --project functions tests/functions/client.test.ts -u
export interface Error {
  error: {
    code:
      | "malformed"
      | "unauthenticated"
      | "forbidden"
      | "not-found"
      | "conflict"
      | "too-large"
      | "unsupported-type"
      | "invalid"
      | "rate-limited"
      | "internal"
      | "bad-gateway"
      | "unavailable"
      | "timeout";
    fields?: Record<string, string>;
    message: string;
    requestId: string;
  };
}

export type QueryParamsType = Record<string | number, any>;
export type ResponseFormat = keyof Omit<Body, "body" | "bodyUsed">;

export interface FullRequestParams extends Omit<RequestInit, "body"> {
  /** set parameter to `true` for call `securityWorker` for this request */
  secure?: boolean;
  /** request path */
  path: string;
  /** content type of request body */
  type?: ContentType;
  /** query params */
  query?: QueryParamsType;
  /** format of response (i.e. response.json() -> format: "json") */
  format?: ResponseFormat;
  /** request body */
  body?: unknown;
  /** base url */
  baseUrl?: string;
  /** request cancellation token */
  cancelToken?: CancelToken;
}

export type RequestParams = Omit<
  FullRequestParams,
  "body" | "method" | "query" | "path"
>;

export interface ApiConfig<SecurityDataType = unknown> {
  baseUrl?: string;
  baseApiParams?: Omit<RequestParams, "baseUrl" | "cancelToken" | "signal">;
  securityWorker?: (
    securityData: SecurityDataType | null,
  ) => Promise<RequestParams | void> | RequestParams | void;
  customFetch?: typeof fetch;
}

export interface HttpResponse<D extends unknown, E extends unknown = unknown>
  extends Response {
  data: D;
  error: E;
}

type CancelToken = Symbol | string | number;

export enum ContentType {
  Json = "application/json",
  JsonApi = "application/vnd.api+json",
  FormData = "multipart/form-data",
  UrlEncoded = "application/x-www-form-urlencoded",
  Text = "text/plain",
}

export class HttpClient<SecurityDataType = unknown> {
  public baseUrl: string = "/api";
  private securityData: SecurityDataType | null = null;
  private securityWorker?: ApiConfig<SecurityDataType>["securityWorker"];
  private abortControllers = new Map<CancelToken, AbortController>();
  private customFetch = (...fetchParams: Parameters<typeof fetch>) =>
    fetch(...fetchParams);

  private baseApiParams: RequestParams = {
    credentials: "same-origin",
    headers: {},
    redirect: "follow",
    referrerPolicy: "no-referrer",
  };

  constructor(apiConfig: ApiConfig<SecurityDataType> = {}) {
    Object.assign(this, apiConfig);
  }

  public setSecurityData = (data: SecurityDataType | null) => {
    this.securityData = data;
  };

  protected encodeQueryParam(key: string, value: any) {
    const encodedKey = encodeURIComponent(key);
    return `${encodedKey}=${encodeURIComponent(typeof value === "number" ? value : `${value}`)}`;
  }

  protected addQueryParam(query: QueryParamsType, key: string) {
    return this.encodeQueryParam(key, query[key]);
  }

  protected addArrayQueryParam(query: QueryParamsType, key: string) {
    const value = query[key];
    return value.map((v: any) => this.encodeQueryParam(key, v)).join("&");
  }

  protected toQueryString(rawQuery?: QueryParamsType): string {
    const query = rawQuery || {};
    const keys = Object.keys(query).filter(
      (key) => "undefined" !== typeof query[key],
    );
    return keys
      .map((key) =>
        Array.isArray(query[key])
          ? this.addArrayQueryParam(query, key)
          : this.addQueryParam(query, key),
      )
      .join("&");
  }

  protected addQueryParams(rawQuery?: QueryParamsType): string {
    const queryString = this.toQueryString(rawQuery);
    return queryString ? `?${queryString}` : "";
  }

  private contentFormatters: Record<ContentType, (input: any) => any> = {
    [ContentType.Json]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    [ContentType.JsonApi]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    [ContentType.Text]: (input: any) =>
      input !== null && typeof input !== "string"
        ? JSON.stringify(input)
        : input,
    [ContentType.FormData]: (input: any) => {
      if (input instanceof FormData) {
        return input;
      }

      return Object.keys(input || {}).reduce((formData, key) => {
        const property = input[key];
        formData.append(
          key,
          property instanceof Blob
            ? property
            : typeof property === "object" && property !== null
              ? JSON.stringify(property)
              : `${property}`,
        );
        return formData;
      }, new FormData());
    },
    [ContentType.UrlEncoded]: (input: any) => this.toQueryString(input),
  };

  protected mergeRequestParams(
    params1: RequestParams,
    params2?: RequestParams,
  ): RequestParams {
    return {
      ...this.baseApiParams,
      ...params1,
      ...(params2 || {}),
      headers: {
        ...(this.baseApiParams.headers || {}),
        ...(params1.headers || {}),
        ...((params2 && params2.headers) || {}),
      },
    };
  }

  protected createAbortSignal = (
    cancelToken: CancelToken,
  ): AbortSignal | undefined => {
    if (this.abortControllers.has(cancelToken)) {
      const abortController = this.abortControllers.get(cancelToken);
      if (abortController) {
        return abortController.signal;
      }
      return void 0;
    }

    const abortController = new AbortController();
    this.abortControllers.set(cancelToken, abortController);
    return abortController.signal;
  };

  public abortRequest = (cancelToken: CancelToken) => {
    const abortController = this.abortControllers.get(cancelToken);

    if (abortController) {
      abortController.abort();
      this.abortControllers.delete(cancelToken);
    }
  };

  public request = async <T = any, E = any>({
    body,
    secure,
    path,
    type,
    query,
    format,
    baseUrl,
    cancelToken,
    ...params
  }: FullRequestParams): Promise<HttpResponse<T, E>> => {
    const secureParams =
      ((typeof secure === "boolean" ? secure : this.baseApiParams.secure) &&
        this.securityWorker &&
        (await this.securityWorker(this.securityData))) ||
      {};
    const requestParams = this.mergeRequestParams(params, secureParams);
    const queryString = query && this.toQueryString(query);
    const payloadFormatter = this.contentFormatters[type || ContentType.Json];
    const responseFormat = format || requestParams.format;

    return this.customFetch(
      `${baseUrl || this.baseUrl || ""}${path}${queryString ? `?${queryString}` : ""}`,
      {
        ...requestParams,
        headers: {
          ...(requestParams.headers || {}),
          ...(type && type !== ContentType.FormData
            ? { "Content-Type": type }
            : {}),
        },
        signal:
          (cancelToken
            ? this.createAbortSignal(cancelToken)
            : requestParams.signal) || null,
        body:
          typeof body === "undefined" || body === null
            ? null
            : payloadFormatter(body),
      },
    ).then(async (response) => {
      const r = response as HttpResponse<T, E>;
      r.data = null as unknown as T;
      r.error = null as unknown as E;

      const responseToParse = responseFormat ? response.clone() : response;
      const data = !responseFormat
        ? r
        : await responseToParse[responseFormat]()
            .then((data) => {
              if (r.ok) {
                r.data = data;
              } else {
                r.error = data;
              }
              return r;
            })
            .catch((e) => {
              r.error = e;
              return r;
            });

      if (cancelToken) {
        this.abortControllers.delete(cancelToken);
      }

      if (!response.ok) throw data;
      return data;
    });
  };
}

/**
 * @title ACF API
 * @version 1
 * @baseUrl /api
 */
export class Api<
  SecurityDataType extends unknown,
> extends HttpClient<SecurityDataType> {
  admin = {
    /**
     * No description
     *
     * @name DeleteAdminUsersAuthByUid
     * @summary Deletes an account and its record, and hands over the person’s records
     * @request DELETE:/admin/users/auth/{uid}
     * @secure
     */
    deleteAdminUsersAuthByUid: (
      uid: string,
      query: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        heir: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Error>({
        path: `/admin/users/auth/${uid}`,
        method: "DELETE",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @name PostAdminLogin
     * @summary Checks that an ID token belongs to an active administrator
     * @request POST:/admin/login
     */
    postAdminLogin: (
      data: {
        /**
         * @minLength 1
         * @maxLength 4096
         */
        idToken: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          role: "admin";
          token: string;
          uid: string;
        },
        Error
      >({
        path: `/admin/login`,
        method: "POST",
        body: data,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostAdminUsers
     * @summary Creates an account or invites a person to one
     * @request POST:/admin/users
     * @secure
     */
    postAdminUsers: (
      data: {
        /**
         * @maxLength 100
         * @default ""
         */
        displayName?: string;
        /**
         * @minLength 1
         * @maxLength 254
         */
        email: string;
        /**
         * @minLength 6
         * @maxLength 128
         */
        password?: string;
        /** @default "regular" */
        role?: "admin" | "regular";
        status?: "active";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          invited: boolean | null;
          uid: string;
        },
        Error
      >({
        path: `/admin/users`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostAdminUsersByUidHandOver
     * @summary Hands over all records of a user
     * @request POST:/admin/users/{uid}/hand-over
     * @secure
     */
    postAdminUsersByUidHandOver: (
      uid: string,
      data: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        heir: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          moved: number;
        },
        Error
      >({
        path: `/admin/users/${uid}/hand-over`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostAdminUsersByUidInvitation
     * @summary Emails a person a link to choose a password
     * @request POST:/admin/users/{uid}/invitation
     * @secure
     */
    postAdminUsersByUidInvitation: (uid: string, params: RequestParams = {}) =>
      this.request<void, Error>({
        path: `/admin/users/${uid}/invitation`,
        method: "POST",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @name PutAdminUsersByUid
     * @summary Sets a user’s role and status
     * @request PUT:/admin/users/{uid}
     * @secure
     */
    putAdminUsersByUid: (
      uid: string,
      data: {
        role: "admin" | "regular";
        status: "active" | "inactive";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          role: "admin" | "regular";
          status: "active" | "inactive";
          uid: string;
        },
        Error
      >({
        path: `/admin/users/${uid}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  contacts = {
    /**
     * No description
     *
     * @name DeleteContactsById
     * @summary Deletes a contact forever, with its notes and emails
     * @request DELETE:/contacts/{id}
     * @secure
     */
    deleteContactsById: (id: string, params: RequestParams = {}) =>
      this.request<void, Error>({
        path: `/contacts/${id}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @name GetContacts
     * @summary Lists the caller’s contacts; all contacts for administrators
     * @request GET:/contacts
     * @secure
     */
    getContacts: (
      query?: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        cursor?: string;
        include?: "related";
        /** @pattern ^([1-9]|[1-9][0-9]|100)$ */
        limit?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          contacts: {
            address: string;
            archived: boolean;
            autoEmails?: {
              content: string;
              createdAt: string | null;
              deletedAt: string | null;
              id: string;
              lastEdited: string | null;
              metadata: {
                category?: string;
                contactId?: string;
                generated?: boolean;
                priority?: string;
                scheduledFor: string | null;
                sent?: boolean;
                sentTimestamp: string | null;
                version?: string;
              };
              sentAt: string | null;
              status: "draft" | "sent";
              subject: string;
              to: string;
              type: string;
            }[];
            company: string;
            createdAt: string | null;
            email: string;
            emailCount: number;
            emailHistory?: {
              content: string;
              createdAt: string | null;
              deletedAt: string | null;
              id: string;
              lastEdited: string | null;
              metadata: {
                category?: string;
                contactId?: string;
                generated?: boolean;
                priority?: string;
                scheduledFor: string | null;
                sent?: boolean;
                sentTimestamp: string | null;
                version?: string;
              };
              sentAt: string | null;
              status: "draft" | "sent";
              subject: string;
              to: string;
              type: string;
            }[];
            firstName: string;
            id: string;
            interactions: number;
            lastInteraction: string | null;
            lastName: string;
            linkedin: string;
            name: string;
            notes?: {
              category: string;
              content: string;
              contentType: string;
              createdAt: string | null;
              createdBy: string;
              id: string;
              isArchived: boolean;
              title: string;
              updatedAt: string | null;
            }[];
            ownerId: string;
            phone: string;
            position: string;
            source: string;
            status: string;
            title: string;
            updatedAt: string | null;
            website: string;
          }[];
          next: string | null;
          unreadable: string[];
        },
        Error
      >({
        path: `/contacts`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name GetContactsById
     * @summary Returns one contact
     * @request GET:/contacts/{id}
     * @secure
     */
    getContactsById: (id: string, params: RequestParams = {}) =>
      this.request<
        {
          address: string;
          archived: boolean;
          autoEmails: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          company: string;
          createdAt: string | null;
          email: string;
          emailCount: number;
          emailHistory: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          firstName: string;
          id: string;
          interactions: number;
          lastInteraction: string | null;
          lastName: string;
          linkedin: string;
          name: string;
          notes: {
            category: string;
            content: string;
            contentType: string;
            createdAt: string | null;
            createdBy: string;
            id: string;
            isArchived: boolean;
            title: string;
            updatedAt: string | null;
          }[];
          ownerId: string;
          phone: string;
          position: string;
          source: string;
          status: string;
          title: string;
          updatedAt: string | null;
          website: string;
        },
        Error
      >({
        path: `/contacts/${id}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostContacts
     * @summary Creates a contact that the caller owns
     * @request POST:/contacts
     * @secure
     */
    postContacts: (
      data: {
        /** @maxLength 2048 */
        address?: string;
        /** @maxLength 2048 */
        company?: string;
        /** @maxLength 2048 */
        email?: string;
        /** @maxLength 2048 */
        firstName: string;
        /** @maxLength 2048 */
        lastName: string;
        /** @maxLength 2048 */
        linkedin?: string;
        /** @maxLength 2048 */
        phone?: string;
        /** @maxLength 2048 */
        position?: string;
        status?:
          | "New"
          | "Contacted"
          | "Qualified"
          | "Proposal"
          | "Negotiation"
          | "Won"
          | "Lost";
        /** @maxLength 2048 */
        title?: string;
        /** @maxLength 2048 */
        website?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          address: string;
          archived: boolean;
          autoEmails: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          company: string;
          createdAt: string | null;
          email: string;
          emailCount: number;
          emailHistory: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          firstName: string;
          id: string;
          interactions: number;
          lastInteraction: string | null;
          lastName: string;
          linkedin: string;
          name: string;
          notes: {
            category: string;
            content: string;
            contentType: string;
            createdAt: string | null;
            createdBy: string;
            id: string;
            isArchived: boolean;
            title: string;
            updatedAt: string | null;
          }[];
          ownerId: string;
          phone: string;
          position: string;
          source: string;
          status: string;
          title: string;
          updatedAt: string | null;
          website: string;
        },
        Error
      >({
        path: `/contacts`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostContactsSync
     * @summary Same as /salesforce/contacts/sync
     * @request POST:/contacts/sync
     * @secure
     */
    postContactsSync: (
      data: {
        contact: {
          /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
          id: string;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          contact: string;
          did?: "created" | "updated" | "unchanged";
          error?: string;
          name: string;
          notices: string[];
          salesforceId?: string;
          success: boolean;
        },
        Error
      >({
        path: `/contacts/sync`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PutContactsById
     * @summary Changes a contact
     * @request PUT:/contacts/{id}
     * @secure
     */
    putContactsById: (
      id: string,
      data: {
        /** @maxLength 2048 */
        address?: string;
        /** @maxLength 2048 */
        company?: string;
        /** @maxLength 2048 */
        email?: string;
        /** @maxLength 2048 */
        firstName?: string;
        /** @maxLength 2048 */
        lastName?: string;
        /** @maxLength 2048 */
        linkedin?: string;
        /** @maxLength 2048 */
        phone?: string;
        /** @maxLength 2048 */
        position?: string;
        status?:
          | "New"
          | "Contacted"
          | "Qualified"
          | "Proposal"
          | "Negotiation"
          | "Won"
          | "Lost";
        /** @maxLength 2048 */
        title?: string;
        updatedAt?: string;
        /** @maxLength 2048 */
        website?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          address: string;
          archived: boolean;
          autoEmails: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          company: string;
          createdAt: string | null;
          email: string;
          emailCount: number;
          emailHistory: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          firstName: string;
          id: string;
          interactions: number;
          lastInteraction: string | null;
          lastName: string;
          linkedin: string;
          name: string;
          notes: {
            category: string;
            content: string;
            contentType: string;
            createdAt: string | null;
            createdBy: string;
            id: string;
            isArchived: boolean;
            title: string;
            updatedAt: string | null;
          }[];
          ownerId: string;
          phone: string;
          position: string;
          source: string;
          status: string;
          title: string;
          updatedAt: string | null;
          website: string;
        },
        Error
      >({
        path: `/contacts/${id}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PutContactsByIdArchive
     * @summary Archives or unarchives a contact
     * @request PUT:/contacts/{id}/archive
     * @secure
     */
    putContactsByIdArchive: (
      id: string,
      data: {
        archived: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          address: string;
          archived: boolean;
          autoEmails: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          company: string;
          createdAt: string | null;
          email: string;
          emailCount: number;
          emailHistory: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          firstName: string;
          id: string;
          interactions: number;
          lastInteraction: string | null;
          lastName: string;
          linkedin: string;
          name: string;
          notes: {
            category: string;
            content: string;
            contentType: string;
            createdAt: string | null;
            createdBy: string;
            id: string;
            isArchived: boolean;
            title: string;
            updatedAt: string | null;
          }[];
          ownerId: string;
          phone: string;
          position: string;
          source: string;
          status: string;
          title: string;
          updatedAt: string | null;
          website: string;
        },
        Error
      >({
        path: `/contacts/${id}/archive`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PutContactsByIdOwner
     * @summary Hands a contact to another owner, with its notes and emails
     * @request PUT:/contacts/{id}/owner
     * @secure
     */
    putContactsByIdOwner: (
      id: string,
      data: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        ownerId: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          address: string;
          archived: boolean;
          autoEmails: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          company: string;
          createdAt: string | null;
          email: string;
          emailCount: number;
          emailHistory: {
            content: string;
            createdAt: string | null;
            deletedAt: string | null;
            id: string;
            lastEdited: string | null;
            metadata: {
              category?: string;
              contactId?: string;
              generated?: boolean;
              priority?: string;
              scheduledFor: string | null;
              sent?: boolean;
              sentTimestamp: string | null;
              version?: string;
            };
            sentAt: string | null;
            status: "draft" | "sent";
            subject: string;
            to: string;
            type: string;
          }[];
          firstName: string;
          id: string;
          interactions: number;
          lastInteraction: string | null;
          lastName: string;
          linkedin: string;
          name: string;
          notes: {
            category: string;
            content: string;
            contentType: string;
            createdAt: string | null;
            createdBy: string;
            id: string;
            isArchived: boolean;
            title: string;
            updatedAt: string | null;
          }[];
          ownerId: string;
          phone: string;
          position: string;
          source: string;
          status: string;
          title: string;
          updatedAt: string | null;
          website: string;
        },
        Error
      >({
        path: `/contacts/${id}/owner`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  calendar = {
    /**
     * No description
     *
     * @name DeleteCalendarEventsById
     * @summary Moves an event to the trash
     * @request DELETE:/calendar/events/{id}
     * @secure
     */
    deleteCalendarEventsById: (id: string, params: RequestParams = {}) =>
      this.request<void, Error>({
        path: `/calendar/events/${id}`,
        method: "DELETE",
        secure: true,
        ...params,
      }),

    /**
     * No description
     *
     * @name GetCalendarEvents
     * @summary Lists the caller’s events and those shared with them
     * @request GET:/calendar/events
     * @secure
     */
    getCalendarEvents: (
      query?: {
        /** @pattern ^(-?\d{1,12}\.\d{1,9}_){2}(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        cursor?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$ */
        from?: string;
        /** @pattern ^([1-9]|[1-9][0-9]|100)$ */
        limit?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$ */
        to?: string;
        whose?: "mine" | "all";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          events: {
            allDay: boolean;
            contactId: string;
            createdAt: string | null;
            createdBy: string;
            description: string;
            end: string;
            exceptions: string[];
            id: string;
            location: string;
            repeat: string;
            sharedUsers: {
              email: string;
              name: string;
              permission: "view" | "edit";
              userId: string;
            }[];
            start: string;
            status: "scheduled" | "completed" | "cancelled";
            timeZone: string;
            title: string;
            type: "meeting" | "task" | "follow-up" | "presentation" | "social";
            updatedAt: string | null;
          }[];
          next: string | null;
          unreadable: string[];
        },
        Error
      >({
        path: `/calendar/events`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostCalendarEvents
     * @summary Creates an event that the caller owns, not shared
     * @request POST:/calendar/events
     * @secure
     */
    postCalendarEvents: (
      data: {
        allDay?: boolean;
        /** @pattern ^((?!__.*__$)[A-Za-z0-9_-]{1,128})?$ */
        contactId?: string;
        description?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$ */
        end: string;
        /** @maxItems 200 */
        exceptions?: string[];
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        location?: string;
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        repeat?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$ */
        start: string;
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        timeZone?: string;
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        title: string;
        type?: "meeting" | "task" | "follow-up" | "presentation" | "social";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          allDay: boolean;
          contactId: string;
          createdAt: string | null;
          createdBy: string;
          description: string;
          end: string;
          exceptions: string[];
          id: string;
          location: string;
          repeat: string;
          sharedUsers: {
            email: string;
            name: string;
            permission: "view" | "edit";
            userId: string;
          }[];
          start: string;
          status: "scheduled" | "completed" | "cancelled";
          timeZone: string;
          title: string;
          type: "meeting" | "task" | "follow-up" | "presentation" | "social";
          updatedAt: string | null;
        },
        Error
      >({
        path: `/calendar/events`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PutCalendarEventsById
     * @summary Changes an event
     * @request PUT:/calendar/events/{id}
     * @secure
     */
    putCalendarEventsById: (
      id: string,
      data: {
        allDay?: boolean;
        /** @pattern ^((?!__.*__$)[A-Za-z0-9_-]{1,128})?$ */
        contactId?: string;
        description?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$ */
        end?: string;
        /** @maxItems 200 */
        exceptions?: string[];
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        location?: string;
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        repeat?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$ */
        start?: string;
        status?: "scheduled" | "completed" | "cancelled";
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        timeZone?: string;
        /**
         * @maxLength 2048
         * @pattern ^[^\r\n]*$
         */
        title?: string;
        type?: "meeting" | "task" | "follow-up" | "presentation" | "social";
        updatedAt?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          allDay: boolean;
          contactId: string;
          createdAt: string | null;
          createdBy: string;
          description: string;
          end: string;
          exceptions: string[];
          id: string;
          location: string;
          repeat: string;
          sharedUsers: {
            email: string;
            name: string;
            permission: "view" | "edit";
            userId: string;
          }[];
          start: string;
          status: "scheduled" | "completed" | "cancelled";
          timeZone: string;
          title: string;
          type: "meeting" | "task" | "follow-up" | "presentation" | "social";
          updatedAt: string | null;
        },
        Error
      >({
        path: `/calendar/events/${id}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  security = {
    /**
     * No description
     *
     * @name GetSecurityCheck
     * @summary Measures the security of the project
     * @request GET:/security/check
     * @secure
     */
    getSecurityCheck: (params: RequestParams = {}) =>
      this.request<
        {
          checkedAt: string;
          findings: {
            advice?: string;
            id: string;
            level: "error" | "warning" | "info";
            measured: string | null;
            target?: string;
            title: string;
          }[];
        },
        Error
      >({
        path: `/security/check`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name GetSecurityDependencies
     * @summary Lists installed packages with their advisories, as of the last build
     * @request GET:/security/dependencies
     * @secure
     */
    getSecurityDependencies: (params: RequestParams = {}) =>
      this.request<
        {
          audit: "answered" | "none";
          madeAt: string | null;
          packages: {
            advisory: "info" | "low" | "moderate" | "high" | "critical" | null;
            name: string;
            version: string;
          }[];
        },
        Error
      >({
        path: `/security/dependencies`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name GetSecurityRateLimits
     * @summary Returns the call limits and how much the caller has used
     * @request GET:/security/rate-limits
     * @secure
     */
    getSecurityRateLimits: (params: RequestParams = {}) =>
      this.request<
        {
          limits: {
            limit: number;
            name: string;
            resetsAt: string;
            used: number;
            windowSeconds: number;
          }[];
        },
        Error
      >({
        path: `/security/rate-limits`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSecurityAnalyze
     * @summary Explains what measured facts mean for security, for administrators
     * @request POST:/security/analyze
     * @secure
     */
    postSecurityAnalyze: (
      data: {
        data: any;
        /**
         * @minLength 1
         * @maxLength 4000
         */
        systemPrompt: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          level: "error" | "warning" | "info";
          /** @maxLength 2000 */
          message: string;
          reason?: "not-configured" | "failed";
          recommendations: string[];
          source: "ai" | "fallback";
        },
        Error
      >({
        path: `/security/analyze`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSecurityDocument
     * @summary Saves an analysis and the action taken as a report in the security feed
     * @request POST:/security/document
     * @secure
     */
    postSecurityDocument: (
      data: {
        /**
         * @minLength 1
         * @maxLength 500
         */
        action: string;
        analysis: {
          level: "error" | "warning" | "info";
          /**
           * @minLength 1
           * @maxLength 5000
           */
          message: string;
          /**
           * @maxItems 20
           * @default []
           */
          recommendations?: string[];
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          id: string;
        },
        Error
      >({
        path: `/security/document`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSecurityFailedSignIns
     * @summary Reports a refused sign-in to the security feed
     * @request POST:/security/failed-sign-ins
     */
    postSecurityFailedSignIns: (
      data: {
        /**
         * @minLength 3
         * @maxLength 254
         */
        email: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<void, Error>({
        path: `/security/failed-sign-ins`,
        method: "POST",
        body: data,
        type: ContentType.Json,
        ...params,
      }),
  };
  notesAi = {
    /**
     * No description
     *
     * @name GetNotesAiCheckOpenai
     * @summary Says whether the AI service is set up
     * @request GET:/notes-ai/check-openai
     * @secure
     */
    getNotesAiCheckOpenai: (params: RequestParams = {}) =>
      this.request<
        {
          apiKeyPresent: boolean;
          clientInitialized: boolean;
          message: string;
          status: "ok" | "error";
        },
        Error
      >({
        path: `/notes-ai/check-openai`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostNotesAiAnalyzeContact
     * @summary Returns a summary and a next step for a contact
     * @request POST:/notes-ai/analyze-contact
     * @secure
     */
    postNotesAiAnalyzeContact: (
      data: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        id: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @maxItems 8
           * @default []
           */
          ai_insights: string[];
          /** @maxLength 2000 */
          ai_next_step: string;
          /**
           * @maxItems 8
           * @default []
           */
          ai_next_steps: string[];
          /** @maxLength 5000 */
          ai_summary: string;
          error?: boolean;
          /**
           * @format date-time
           * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
           */
          last_analyzed: string;
          notesUsed: number;
          reason?: "not-configured" | "failed";
          used_fallback: boolean;
        },
        Error
      >({
        path: `/notes-ai/analyze-contact`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostNotesAiAnalyzeContent
     * @summary Returns a text’s category, tone, points and tasks, or estimates of its tasks
     * @request POST:/notes-ai/analyze-content
     * @secure
     */
    postNotesAiAnalyzeContent: (
      data: {
        /** @maxLength 20000 */
        content: string;
        type?: "tasks_timeframe";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        | {
            reason?: "not-configured" | "failed";
            source: "ai" | "fallback";
            taskCount: number;
            tasks: {
              estimatedTime: number;
              /** @maxLength 1000 */
              explanation: string;
              /** @maxLength 500 */
              task: string;
            }[];
            /** @maxLength 100 */
            timeframe: string;
            /**
             * @format date-time
             * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
             */
            timestamp: string;
          }
        | {
            keyPoints: string[];
            reason?: "not-configured" | "failed";
            sentiment: "positive" | "neutral" | "negative";
            source: "ai" | "fallback";
            /** @maxLength 100 */
            suggestedCategory: string;
            tasks: string[];
          },
        Error
      >({
        path: `/notes-ai/analyze-content`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostNotesAiAnalyzeGoalsAndSuggestTasks
     * @summary Analyzes goals and suggests tasks for today
     * @request POST:/notes-ai/analyze-goals-and-suggest-tasks
     * @secure
     */
    postNotesAiAnalyzeGoalsAndSuggestTasks: (
      data: {
        /**
         * @maxItems 100
         * @minItems 1
         */
        goals: {
          /** @maxLength 500 */
          category?: string;
          /** @maxLength 50000 */
          content: string;
          /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
          id: string;
          isCompleted: boolean;
          /** @maxLength 500 */
          title: string;
        }[];
        /**
         * @maxItems 200
         * @default []
         */
        recentContactNotes?: {
          /** @maxLength 500 */
          category?: string;
          /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
          contactId: string;
          /** @maxLength 500 */
          contactName: string;
          /** @maxLength 50000 */
          content: string;
          timestamp?: string | null;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          contactFollowups: string[];
          dailyTasks: {
            estimatedTime: number;
            priority: "high" | "medium" | "low";
            relatedGoalId: string | null;
            relatedGoalTitle: string | null;
            /** @maxLength 500 */
            task: string;
          }[];
          priorityGoals: {
            id: string;
            /** @maxLength 1000 */
            nextAction: string;
            title: string;
          }[];
          reason?: "not-configured" | "failed";
          recommendations: string[];
          source: "ai" | "fallback";
          /** @maxLength 4000 */
          statusOverview: string;
          /**
           * @format date-time
           * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
           */
          timestamp: string;
        },
        Error
      >({
        path: `/notes-ai/analyze-goals-and-suggest-tasks`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostNotesAiGenerateNote
     * @summary Drafts the text of a note
     * @request POST:/notes-ai/generate-note
     * @secure
     */
    postNotesAiGenerateNote: (
      data: {
        /** @maxLength 500 */
        category: string;
        timestamp?: string;
        /** @maxLength 500 */
        title: string;
        version?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @maxLength 10000 */
          content: string;
          reason?: "not-configured" | "failed";
          source: "ai" | "fallback";
        },
        Error
      >({
        path: `/notes-ai/generate-note`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostNotesAiGenerateTasksFromGoal
     * @summary Suggests tasks for a goal
     * @request POST:/notes-ai/generate-tasks-from-goal
     * @secure
     */
    postNotesAiGenerateTasksFromGoal: (
      data: {
        goalId?: string;
        /** @maxLength 20000 */
        goalText: string;
        /** @maxLength 500 */
        goalTitle?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @maxLength 10000 */
          content: string;
          goalId?: string;
          goalTitle?: string;
          reason?: "not-configured" | "failed";
          source: "ai" | "fallback";
        },
        Error
      >({
        path: `/notes-ai/generate-tasks-from-goal`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostNotesAiSuggestion
     * @summary Drafts the text of a note, and says where it comes from
     * @request POST:/notes-ai/suggestion
     * @secure
     */
    postNotesAiSuggestion: (
      data: {
        /** @maxLength 500 */
        category: string;
        timestamp?: string;
        /** @maxLength 500 */
        title: string;
        version?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @maxLength 10000 */
          content: string;
          reason?: "not-configured" | "failed";
          source: "ai" | "fallback";
        },
        Error
      >({
        path: `/notes-ai/suggestion`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  contactsAi = {
    /**
     * No description
     *
     * @name PostContactsAiAnalyze
     * @summary Same as /notes-ai/analyze-contact
     * @request POST:/contacts-ai/analyze
     * @secure
     */
    postContactsAiAnalyze: (
      data: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        id: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @maxItems 8
           * @default []
           */
          ai_insights: string[];
          /** @maxLength 2000 */
          ai_next_step: string;
          /**
           * @maxItems 8
           * @default []
           */
          ai_next_steps: string[];
          /** @maxLength 5000 */
          ai_summary: string;
          error?: boolean;
          /**
           * @format date-time
           * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
           */
          last_analyzed: string;
          notesUsed: number;
          reason?: "not-configured" | "failed";
          used_fallback: boolean;
        },
        Error
      >({
        path: `/contacts-ai/analyze`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostContactsAiGenerateEmail
     * @summary Drafts an email to a contact, for a person to review and send
     * @request POST:/contacts-ai/generate-email
     * @secure
     */
    postContactsAiGenerateEmail: (
      data: {
        /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
        contactId: string;
        type: "welcome" | "follow-up";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @maxLength 10000 */
          content: string;
          notesUsed: number;
          reason?: "not-configured" | "failed";
          source: "ai" | "fallback";
          /** @maxLength 300 */
          subject: string;
        },
        Error
      >({
        path: `/contacts-ai/generate-email`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  openai = {
    /**
     * No description
     *
     * @name GetOpenaiConfigTest
     * @summary Says whether the AI service is set up, for administrators
     * @request GET:/openai/config-test
     * @secure
     */
    getOpenaiConfigTest: (params: RequestParams = {}) =>
      this.request<
        {
          message: string;
          status: "ok" | "error";
        },
        Error
      >({
        path: `/openai/config-test`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),
  };
  ai = {
    /**
     * No description
     *
     * @name PostAiAnalyzeCalendar
     * @summary Suggests meetings from the notes about a contact
     * @request POST:/ai/analyze-calendar
     * @secure
     */
    postAiAnalyzeCalendar: (
      data: {
        contact: {
          /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
          id: string;
        };
        /**
         * @maxItems 20
         * @default []
         */
        notes?: string[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          reason?: "not-configured" | "failed";
          source: "ai" | "fallback";
          suggestions: {
            attendees: string[];
            /** @maxLength 2000 */
            description: string;
            durationMinutes: number;
            priority: "high" | "medium" | "low";
            /** @maxLength 200 */
            suggestedTime: string;
            /** @maxLength 300 */
            title: string;
          }[];
          /** @maxLength 10000 */
          text: string;
        },
        Error
      >({
        path: `/ai/analyze-calendar`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  analyzeImage = {
    /**
     * No description
     *
     * @name PostAnalyzeImage
     * @summary Reads the contact from a business card or a profile screenshot
     * @request POST:/analyze-image
     * @secure
     */
    postAnalyzeImage: (
      data: {
        /**
         * @minLength 1
         * @maxLength 6990511
         */
        image: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          aiEnrichment?: {
            /** @maxLength 5000 */
            analysis: string;
          };
          /** @maxLength 500 */
          company: string;
          /** @maxLength 500 */
          email: string;
          /** @maxLength 500 */
          firstName: string;
          /** @maxLength 500 */
          lastName: string;
          /** @maxLength 500 */
          linkedin: string;
          /** @maxLength 500 */
          location: string;
          /** @maxLength 5000 */
          notes: string;
          /** @maxLength 500 */
          phone: string;
          /** @maxLength 500 */
          title: string;
          /** @maxLength 500 */
          website: string;
        },
        Error
      >({
        path: `/analyze-image`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  changelog = {
    /**
     * No description
     *
     * @name PostChangelogAnalyze
     * @summary Adds the newest versions to the change log with a summary, for administrators
     * @request POST:/changelog/analyze
     * @secure
     */
    postChangelogAnalyze: (data: object, params: RequestParams = {}) =>
      this.request<
        {
          source: "ai" | "fallback" | null;
          versions: number;
        },
        Error
      >({
        path: `/changelog/analyze`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  salesforce = {
    /**
     * No description
     *
     * @name GetSalesforceConfig
     * @summary Returns the connection, for administrators
     * @request GET:/salesforce/config
     * @secure
     */
    getSalesforceConfig: (params: RequestParams = {}) =>
      this.request<
        {
          available: boolean;
          enabled: boolean;
          fieldMapping: {
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            company: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            email: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            firstName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastContactDate: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            notes: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            phone: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            source: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            status: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            title: string;
          };
          hasCredentials: boolean;
          instance: string | null;
          isConnected: boolean;
          objectName: "Contact" | "Lead";
        },
        Error
      >({
        path: `/salesforce/config`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name GetSalesforceDue
     * @summary Lists contacts that are new or changed since the last sync
     * @request GET:/salesforce/due
     * @secure
     */
    getSalesforceDue: (params: RequestParams = {}) =>
      this.request<
        {
          contacts: {
            id: string;
            name: string;
          }[];
        },
        Error
      >({
        path: `/salesforce/due`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name GetSalesforceFieldsByObjectName
     * @summary Lists the fields of a Salesforce object
     * @request GET:/salesforce/fields/{objectName}
     * @secure
     */
    getSalesforceFieldsByObjectName: (
      objectName: "Contact" | "Lead",
      params: RequestParams = {},
    ) =>
      this.request<
        {
          fields: {
            custom: boolean;
            label: string;
            name: string;
            required: boolean;
            writable: boolean;
          }[];
        },
        Error
      >({
        path: `/salesforce/fields/${objectName}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name GetSalesforceOauthCallback
     * @summary Finishes a sign-in to Salesforce and answers with a fixed HTML page
     * @request GET:/salesforce/oauth/callback
     */
    getSalesforceOauthCallback: (
      query?: {
        code?: string;
        state?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Error>({
        path: `/salesforce/oauth/callback`,
        method: "GET",
        query: query,
        ...params,
      }),

    /**
     * No description
     *
     * @name GetSalesforceStatus
     * @summary Says whether contacts can be synced now
     * @request GET:/salesforce/status
     * @secure
     */
    getSalesforceStatus: (params: RequestParams = {}) =>
      this.request<
        {
          enabled: boolean;
          isConnected: boolean;
        },
        Error
      >({
        path: `/salesforce/status`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceAuth
     * @summary Starts a sign-in to Salesforce, with the saved credentials unless new ones are sent
     * @request POST:/salesforce/auth
     * @secure
     */
    postSalesforceAuth: (
      data: {
        /** @maxLength 500 */
        clientId: string;
        /** @maxLength 500 */
        clientSecret: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          authUrl: string;
          state: string;
        },
        Error
      >({
        path: `/salesforce/auth`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceContacts
     * @summary Adds a contact to Salesforce, for administrators
     * @request POST:/salesforce/contacts
     * @secure
     */
    postSalesforceContacts: (
      data: {
        /**
         * @maxLength 200
         * @default ""
         */
        company?: string;
        /**
         * @format email
         * @maxLength 80
         * @pattern ^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$
         */
        email: string;
        /**
         * @minLength 1
         * @maxLength 40
         */
        firstName: string;
        /**
         * @minLength 1
         * @maxLength 80
         */
        lastName: string;
        /**
         * @maxLength 40
         * @default ""
         */
        phone?: string;
        source: "Web" | "Phone" | "Referral" | "Other";
        status: "New" | "Contacted" | "Working" | "Qualified" | "Unqualified";
        /**
         * @maxLength 128
         * @default ""
         */
        title?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          did: "created" | "updated" | "unchanged";
          salesforceId: string;
        },
        Error
      >({
        path: `/salesforce/contacts`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceContactsSync
     * @summary Syncs one contact that the caller owns
     * @request POST:/salesforce/contacts/sync
     * @secure
     */
    postSalesforceContactsSync: (
      data: {
        contact: {
          /** @pattern ^(?!__.*__$)[A-Za-z0-9_-]{1,128}$ */
          id: string;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          contact: string;
          did?: "created" | "updated" | "unchanged";
          error?: string;
          name: string;
          notices: string[];
          salesforceId?: string;
          success: boolean;
        },
        Error
      >({
        path: `/salesforce/contacts/sync`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceFieldMapping
     * @summary Sets the field mapping
     * @request POST:/salesforce/field-mapping
     * @secure
     */
    postSalesforceFieldMapping: (
      data: {
        fieldMapping: {
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          company: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          email: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          firstName: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          lastContactDate: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          lastName: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          notes: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          phone: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          source: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          status: string;
          /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
          title: string;
        };
        objectName?: "Contact" | "Lead";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          available: boolean;
          enabled: boolean;
          fieldMapping: {
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            company: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            email: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            firstName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastContactDate: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            notes: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            phone: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            source: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            status: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            title: string;
          };
          hasCredentials: boolean;
          instance: string | null;
          isConnected: boolean;
          objectName: "Contact" | "Lead";
        },
        Error
      >({
        path: `/salesforce/field-mapping`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceLogout
     * @summary Revokes and deletes the tokens
     * @request POST:/salesforce/logout
     * @secure
     */
    postSalesforceLogout: (data: object, params: RequestParams = {}) =>
      this.request<
        {
          available: boolean;
          enabled: boolean;
          fieldMapping: {
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            company: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            email: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            firstName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastContactDate: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            notes: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            phone: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            source: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            status: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            title: string;
          };
          hasCredentials: boolean;
          instance: string | null;
          isConnected: boolean;
          objectName: "Contact" | "Lead";
        },
        Error
      >({
        path: `/salesforce/logout`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforcePreview
     * @summary Previews what a sync of contacts would change in Salesforce
     * @request POST:/salesforce/preview
     * @secure
     */
    postSalesforcePreview: (
      data: {
        /**
         * @maxItems 25
         * @minItems 1
         */
        contacts: string[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          previews: {
            changes: {
              field: string;
              from: string;
              to: string;
            }[];
            contact: string;
            does: "create" | "update" | "nothing" | "fail";
            error?: string;
            name: string;
            notices: string[];
          }[];
        },
        Error
      >({
        path: `/salesforce/preview`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceRefresh
     * @summary Renews the Salesforce session
     * @request POST:/salesforce/refresh
     * @secure
     */
    postSalesforceRefresh: (data: object, params: RequestParams = {}) =>
      this.request<
        {
          available: boolean;
          enabled: boolean;
          fieldMapping: {
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            company: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            email: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            firstName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastContactDate: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            notes: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            phone: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            source: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            status: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            title: string;
          };
          hasCredentials: boolean;
          instance: string | null;
          isConnected: boolean;
          objectName: "Contact" | "Lead";
        },
        Error
      >({
        path: `/salesforce/refresh`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceSync
     * @summary Syncs contacts and returns each result, for administrators
     * @request POST:/salesforce/sync
     * @secure
     */
    postSalesforceSync: (
      data: {
        /**
         * @maxItems 25
         * @minItems 1
         */
        contacts: string[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          results: {
            contact: string;
            did?: "created" | "updated" | "unchanged";
            error?: string;
            name: string;
            notices: string[];
            salesforceId?: string;
            success: boolean;
          }[];
        },
        Error
      >({
        path: `/salesforce/sync`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name PostSalesforceToggle
     * @summary Turns the integration on or off; the connection stays
     * @request POST:/salesforce/toggle
     * @secure
     */
    postSalesforceToggle: (
      data: {
        enabled: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          available: boolean;
          enabled: boolean;
          fieldMapping: {
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            company: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            email: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            firstName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastContactDate: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            lastName: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            notes: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            phone: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            source: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            status: string;
            /** @pattern ^([A-Za-z][A-Za-z0-9_]{0,79})?$ */
            title: string;
          };
          hasCredentials: boolean;
          instance: string | null;
          isConnected: boolean;
          objectName: "Contact" | "Lead";
        },
        Error
      >({
        path: `/salesforce/toggle`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  sync = {
    /**
     * No description
     *
     * @name PostSync
     * @summary Same as /salesforce/sync
     * @request POST:/sync
     * @secure
     */
    postSync: (
      data: {
        /**
         * @maxItems 25
         * @minItems 1
         */
        contacts: string[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          results: {
            contact: string;
            did?: "created" | "updated" | "unchanged";
            error?: string;
            name: string;
            notices: string[];
            salesforceId?: string;
            success: boolean;
          }[];
        },
        Error
      >({
        path: `/sync`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
  openapiJson = {
    /**
     * No description
     *
     * @name GetOpenapiJson
     * @summary This description
     * @request GET:/openapi.json
     */
    getOpenapiJson: (params: RequestParams = {}) =>
      this.request<Record<string, any>, Error>({
        path: `/openapi.json`,
        method: "GET",
        format: "json",
        ...params,
      }),
  };
}
