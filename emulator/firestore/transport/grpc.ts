import type { Socket } from 'node:net';
import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  sendUnaryData,
  ServerUnaryCall,
  ServiceDefinition,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Caller } from '../../caller';
import { STATUS, toStatusError } from '../../status';
import type { FirestoreService, Json, StreamSession, StreamSink } from '../contract';
import { type MessageConverter, ProtoJson } from './grpc-json';
import { createListenSession } from '../listen/listen';
import descriptors from './protos/v1.json' with { type: 'json' };
import type { CallerOf } from './webchannel';
import { createWriteSession } from './write-stream';

export interface GrpcFront {
  /** Takes over a connection whose first bytes are still unread. */
  connect(socket: Socket): void;
  /** Ends all connections and calls. */
  close(): void;
}

const SERVICE = 'google.firestore.v1.Firestore';
const MESSAGE_LIMIT = 100 * 1024 * 1024;

type UnaryCall = ServerUnaryCall<unknown, object>;
type Unary = (caller: Caller, request: Json) => Json | Promise<Json>;
type Streaming = (caller: Caller, request: Json) => Json[];

/**
 * Creates a server for the Firestore RPCs over cleartext HTTP/2, for connections that were accepted
 * elsewhere. Loaded only with the first such connection, because loading takes a few hundred milliseconds.
 */
export async function createGrpcFront(service: FirestoreService, callerOf: CallerOf): Promise<GrpcFront> {
  const [grpc, loader] = await Promise.all([import('@grpc/grpc-js'), import('@grpc/proto-loader')]);
  const protoJson = new ProtoJson(descriptors as object);
  const definitions = loader.fromJSON(descriptors as unknown as Parameters<typeof loader.fromJSON>[0], {
    longs: String,
    enums: String,
    bytes: String,
    defaults: false,
    oneofs: false,
  });
  const server = new grpc.Server({ 'grpc.max_receive_message_length': MESSAGE_LIMIT });
  server.addService(
    definitions[SERVICE] as ServiceDefinition,
    implementation(service, callerOf, (name) => protoJson.message(`google.firestore.v1.${name}`)),
  );
  const injector = server.createConnectionInjector(grpc.ServerCredentials.createInsecure());
  return {
    connect: (socket) => injector.injectConnection(socket),
    close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function implementation(
  service: FirestoreService,
  callerOf: CallerOf,
  messages: (name: string) => MessageConverter,
): UntypedServiceImplementation {
  const caller = (metadata: Metadata, request: Json): Caller => {
    const [authorization] = metadata.get('authorization');
    const [appCheckToken] = metadata.get('x-firebase-appcheck');
    return callerOf(authorization?.toString(), projectOf(request), appCheckToken?.toString());
  };

  const unary = (
    rpc: Unary,
    requestType: string,
    responseType?: string,
  ): handleUnaryCall<unknown, object> => {
    const { toJson } = messages(requestType);
    // Other RPCs answer with Document. Empty has nothing to convert.
    const toProto = responseType === undefined ? () => ({}) : messages(responseType).toProto;
    const answer = async (call: UnaryCall, callback: sendUnaryData<object>) => {
      let response: object;
      try {
        const request = toJson(call.request);
        response = toProto(await rpc(caller(call.metadata, request), request));
      } catch (error) {
        callback(grpcError(error));
        return;
      }
      callback(null, response);
    };
    return (call, callback) => void answer(call, callback);
  };

  const streaming = (rpc: Streaming, name: string): handleServerStreamingCall<unknown, object> => {
    const { toJson } = messages(`${name}Request`);
    const { toProto } = messages(`${name}Response`);
    return (call) => {
      try {
        const request = toJson(call.request);
        for (const message of rpc(caller(call.metadata, request), request)) call.write(toProto(message));
        call.end();
      } catch (error) {
        call.emit('error', grpcError(error));
      }
    };
  };

  const bidirectional = (
    createStream: typeof createListenSession,
    name: string,
  ): handleBidiStreamingCall<unknown, object> => {
    const { toJson } = messages(`${name}Request`);
    const { toProto } = messages(`${name}Response`);
    return (call) => {
      let stream: StreamSession | undefined;
      let ended = false;
      const end = () => {
        ended = true;
        stream?.close();
      };
      const sink: StreamSink = {
        send: (message) => {
          if (!ended) call.write(toProto(message));
        },
        fail: (error) => {
          if (ended) return;
          end();
          call.emit('error', grpcError(error));
        },
      };
      call.on('data', (data: unknown) => {
        if (ended) return;
        try {
          const message = toJson(data);
          stream ??= createStream(service, caller(call.metadata, message), sink);
          stream.receive(message);
        } catch (error) {
          sink.fail(toStatusError(error));
        }
      });
      call.on('end', () => {
        if (ended) return;
        end();
        call.end();
      });
      call.on('cancelled', end);
      call.on('error', end);
    };
  };

  return {
    GetDocument: unary((c, r) => service.getDocument(c, r), 'GetDocumentRequest', 'Document'),
    ListDocuments: unary(
      (c, r) => service.listDocuments(c, r),
      'ListDocumentsRequest',
      'ListDocumentsResponse',
    ),
    CreateDocument: unary((c, r) => service.createDocument(c, r), 'CreateDocumentRequest', 'Document'),
    UpdateDocument: unary((c, r) => service.updateDocument(c, r), 'UpdateDocumentRequest', 'Document'),
    DeleteDocument: unary((c, r) => service.deleteDocument(c, r), 'DeleteDocumentRequest'),
    Commit: unary((c, r) => service.commit(c, r), 'CommitRequest', 'CommitResponse'),
    BatchWrite: unary((c, r) => service.batchWrite(c, r), 'BatchWriteRequest', 'BatchWriteResponse'),
    BeginTransaction: unary(
      (c, r) => service.beginTransaction(c, r),
      'BeginTransactionRequest',
      'BeginTransactionResponse',
    ),
    Rollback: unary((c, r) => service.rollback(c, r), 'RollbackRequest'),
    PartitionQuery: unary(
      (c, r) => service.partitionQuery(c, r),
      'PartitionQueryRequest',
      'PartitionQueryResponse',
    ),
    ListCollectionIds: unary(
      (c, r) => service.listCollectionIds(c, r),
      'ListCollectionIdsRequest',
      'ListCollectionIdsResponse',
    ),
    BatchGetDocuments: streaming((c, r) => service.batchGetDocuments(c, r), 'BatchGetDocuments'),
    RunQuery: streaming((c, r) => service.runQuery(c, r), 'RunQuery'),
    RunAggregationQuery: streaming((c, r) => service.runAggregationQuery(c, r), 'RunAggregationQuery'),
    Listen: bidirectional(createListenSession, 'Listen'),
    Write: bidirectional(createWriteSession, 'Write'),
  };
}

function projectOf(request: Json): string {
  const document = request['document'] as Json | undefined;
  const name = request['database'] ?? request['parent'] ?? request['name'] ?? document?.['name'];
  return typeof name === 'string' ? (name.split('/')[1] ?? '') : '';
}

function grpcError(thrown: unknown): { code: number; details: string } {
  const error = toStatusError(thrown);
  return { code: STATUS[error.status].grpc, details: error.message };
}
