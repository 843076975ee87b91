import type * as Types from "./graphql.ts"
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const RecipientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}],"hash":"d3a744cd3b89f37657b94fcd811d8c08af63b481a6d39eb06f0daa1075e75d7a"} as unknown as DocumentNode;
export function useRecipientQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.RecipientQuery, Types.RecipientQueryVariables> & ({ variables: Types.RecipientQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RecipientQuery, Types.RecipientQueryVariables>(RecipientDocument, options);
      }
export function useRecipientLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RecipientQuery, Types.RecipientQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RecipientQuery, Types.RecipientQueryVariables>(RecipientDocument, options);
        }
export type RecipientQueryHookResult = ReturnType<typeof useRecipientQuery>;
export type RecipientLazyQueryHookResult = ReturnType<typeof useRecipientLazyQuery>;
export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode;
export function useSendEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SendEnquiryMutation, Types.SendEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SendEnquiryMutation, Types.SendEnquiryMutationVariables>(SendEnquiryDocument, options);
      }
export type SendEnquiryMutationHookResult = ReturnType<typeof useSendEnquiryMutation>;