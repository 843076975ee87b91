import type * as Types from "./graphql.ts"
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const WithdrawnPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawnPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}}]}]}}]} as unknown as DocumentNode;
export function useWithdrawnPicturesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.WithdrawnPicturesQuery, Types.WithdrawnPicturesQueryVariables> & ({ variables: Types.WithdrawnPicturesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.WithdrawnPicturesQuery, Types.WithdrawnPicturesQueryVariables>(WithdrawnPicturesDocument, options);
      }
export function useWithdrawnPicturesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.WithdrawnPicturesQuery, Types.WithdrawnPicturesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.WithdrawnPicturesQuery, Types.WithdrawnPicturesQueryVariables>(WithdrawnPicturesDocument, options);
        }
export type WithdrawnPicturesQueryHookResult = ReturnType<typeof useWithdrawnPicturesQuery>;
export type WithdrawnPicturesLazyQueryHookResult = ReturnType<typeof useWithdrawnPicturesLazyQuery>;
